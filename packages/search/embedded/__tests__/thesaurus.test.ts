import { createThesaurus } from '../thesaurus';

const english = createThesaurus([
  { own: 'placeholder variable', others: ['replacement parameter'] },
  { own: 'data catalog', others: ['asset tree', '资产树'] },
  { own: 'element template', others: ['blueprint'] },
  { own: 'element', others: ['pump', 'blueprint'], isNarrower: true },
]);
const chinese = createThesaurus([
  { own: '元素', others: ['设备', 'yuansu'] },
  { own: '元素模板', others: ['设备类型'] },
]);
const others = (thesaurus: typeof english, query: string) =>
  thesaurus(query).map(({ text, others: list }) => [text, ...list.map((other) => other.text)]);

describe('createThesaurus', () => {
  it('returns all other words of a group', () => {
    expect(others(english, 'asset tree')).toEqual([['asset tree', 'data catalog', '资产树']]);
    expect(others(english, '看资产树')).toEqual([['看'], ['资产树', 'data catalog', 'asset tree']]);
  });

  it('ignores number, width and spacing of terms', () => {
    expect(others(english, 'Replacement parameters in names')).toEqual([
      ['replacement parameters', 'placeholder variable'],
      [' in names'],
    ]);
    expect(others(english, 'ａｓｓｅｔ　 tree')[0]?.[1]).toBe('data catalog');
  });

  it('prefers the longest term', () => {
    expect(others(chinese, '设备类型')).toEqual([['设备类型', '元素模板']]);
  });

  it('expands narrower to broader terms at a lower weight, not vice versa', () => {
    expect(english('pump')[0]?.others).toEqual([
      { text: 'element', weight: 0.5 },
      { text: 'blueprint', weight: 0.5 },
    ]);
    expect(others(english, 'element')).toEqual([['element']]);
    expect(english('blueprint')[0]?.others[0]).toEqual({ text: 'element template', weight: 0.9 });
  });

  it('ignores parts of longer words', () => {
    expect(others(english, 'pumpkin blueprints2')).toEqual([['pumpkin blueprints2']]);
  });

  it('handles an empty thesaurus', () => {
    expect(createThesaurus([])('pump')).toEqual([{ text: 'pump', others: [] }]);
  });
});
