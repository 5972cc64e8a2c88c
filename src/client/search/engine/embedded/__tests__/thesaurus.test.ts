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
  it('names all other words of a group, whichever is asked for', () => {
    expect(others(english, 'asset tree')).toEqual([['asset tree', 'data catalog', '资产树']]);
    expect(others(english, '看资产树')).toEqual([['看'], ['资产树', 'data catalog', 'asset tree']]);
  });

  it('finds terms in either number, in full-width letters and with any space', () => {
    expect(others(english, 'Replacement parameters in names')).toEqual([
      ['replacement parameters', 'placeholder variable'],
      [' in names'],
    ]);
    expect(others(english, 'ａｓｓｅｔ　 tree')[0]?.[1]).toBe('data catalog');
  });

  it('prefers the longest term', () => {
    expect(others(chinese, '设备类型')).toEqual([['设备类型', '元素模板']]);
  });

  it('knows a narrower word by the wider one, not the reverse, and at a lower weight', () => {
    expect(english('pump')[0]?.others).toEqual([
      { text: 'element', weight: 0.5 },
      { text: 'blueprint', weight: 0.5 },
    ]);
    expect(others(english, 'element')).toEqual([['element']]);
    expect(english('blueprint')[0]?.others[0]).toEqual({ text: 'element template', weight: 0.8 });
  });

  it('leaves parts of longer words alone', () => {
    expect(others(english, 'pumpkin blueprints2')).toEqual([['pumpkin blueprints2']]);
  });

  it('reads a transcription that is typed in syllables', () => {
    expect(others(chinese, 'yuan su')).toEqual([['yuan su', '元素', '设备']]);
  });

  it('knows nothing when it is empty', () => {
    expect(createThesaurus([])('pump')).toEqual([{ text: 'pump', others: [] }]);
  });
});
