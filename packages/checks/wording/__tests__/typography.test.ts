import { emphasisFaults, NO_PROSE, termFaults, typographyFaults } from '../typography';
import { describeProblem } from '@idmp/model';

const hints = (text: string, locale: 'zh-Hans' | 'en' = 'zh-Hans') =>
  typographyFaults(text, locale).map((fault) => describeProblem(fault).hint);

describe('typographyFaults', () => {
  it('asks for a space between Chinese and Latin letters or digits', () => {
    expect(hints('使用IDMP管理3个元素')).toEqual(['write "用 IDMP"', 'write "理 3"']);
    expect(hints('占 80%以上')).toEqual(['write "80% 以"']);
    expect(hints('使用 IDMP 管理 3 个元素，TDengine。')).toEqual([]);
  });

  it('ignores everything but prose', () => {
    expect(hints(`执行${NO_PROSE}命令`)).toEqual([]);
  });

  it('reports spaces next to full-width punctuation', () => {
    expect(hints('打开， 然后')).toEqual(['write "开，然"']);
    expect(hints('打开 ，然后')).toEqual(['write "开，"']);
    expect(hints('第一行，\n第二行')).toEqual([]);
  });

  it('names half-width punctuation and brackets in Chinese', () => {
    expect(hints('打开,然后')).toEqual(['write "开，"']);
    expect(hints('完成.')).toEqual(['write "成。"']);
    expect(hints('基础库(元素)')).toEqual(['write "（元素）"']);
    expect(hints('版本 3.3.7.0 和 10:30，端口 6041')).toEqual([]);
  });

  it('names full-width punctuation in English', () => {
    expect(hints('Open it， then', 'en')).toEqual(['write "t,"']);
    expect(hints('Libraries (基础库)', 'en')).toEqual([]);
  });

  it('reports the position', () => {
    expect(typographyFaults('第一行\n使用IDMP', 'zh-Hans')[0]).toMatchObject({
      code: 'han-latin-space',
      index: 5,
    });
  });
});

describe('emphasisFaults', () => {
  it('finds literal asterisks', () => {
    expect(emphasisFaults('a ** bold** c')).toHaveLength(1);
    expect(emphasisFaults('2 * 3 = 6')).toEqual([]);
  });
});

describe('termFaults', () => {
  const terms = [
    { term: '元素模板', forbidden: ['元素模版'] },
    { term: 'contextualization', forbidden: ['contextualisation'] },
    { term: '仪表板', forbidden: ['看板'] },
    { term: '电子看板', forbidden: ['广告'] },
  ];

  it('names the right term for a wrong one', () => {
    expect(termFaults('新建元素模版', terms)).toEqual([
      { code: 'term', index: 2, values: { found: '元素模版', term: '元素模板' } },
    ]);
    expect(termFaults('Contextualisation helps', terms)[0]?.values?.['term']).toBe('contextualization');
  });

  it('matches whole Latin words only', () => {
    expect(termFaults('decontextualisations', terms)).toEqual([]);
  });

  it('ignores a wrong form inside the correct one', () => {
    expect(termFaults('单击', [{ term: '单击按钮', forbidden: ['单击'] }])).toHaveLength(1);
    expect(termFaults('单击按钮', [{ term: '单击按钮', forbidden: ['单击'] }])).toEqual([]);
  });
});
