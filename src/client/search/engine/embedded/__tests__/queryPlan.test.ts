import { createVocabulary, planQuery } from '../queryPlan';

const vocabulary = createVocabulary(['element', 'template', 'gauge', '元素', '素模', '模板', '元件', '参数']);
const termsOf = (query: string) => planQuery(query, vocabulary).terms;

describe('planQuery', () => {
  it('looks known words up as they are, the last one also as a beginning', () => {
    expect(termsOf('an element')).toMatchObject([
      { term: 'an', prefix: false, fuzzy: false },
      { term: 'element', prefix: true, fuzzy: false },
    ]);
  });

  it('searches words of four letters or more as prefixes in any position', () => {
    expect(termsOf('temp xy')).toMatchObject([
      { term: 'temp', prefix: true },
      { term: 'xy', prefix: true },
    ]);
    expect(termsOf('gau xy')).toMatchObject([
      { term: 'gau', prefix: false },
      { term: 'xy', prefix: true },
    ]);
  });

  it('searches a single letter as a prefix only if it is the whole query', () => {
    expect(planQuery('g', vocabulary)).toMatchObject({
      terms: [{ term: 'g', prefix: true }],
      isLetter: true,
    });
    expect(planQuery('gauge e', vocabulary)).toMatchObject({
      terms: [{ term: 'gauge' }, { term: 'e', prefix: false }],
      isLetter: false,
    });
    expect(planQuery('ga', vocabulary).isLetter).toBe(false);
  });

  it('allows one typo from four letters on and two from seven', () => {
    expect(termsOf('gue').map(({ fuzzy }) => fuzzy)).toEqual([false]);
    expect(termsOf('gxuge').map(({ fuzzy }) => fuzzy)).toEqual([1]);
    expect(termsOf('tamplxte').map(({ fuzzy }) => fuzzy)).toEqual([2]);
  });

  it('swaps two letters back when that makes a known word', () => {
    expect(termsOf('guage')).toMatchObject([{ term: 'gauge', weight: 1, fuzzy: false }]);
  });

  it('searches a single Chinese character as the prefix of bigrams', () => {
    expect(termsOf('元')).toMatchObject([{ term: '元', prefix: true }]);
    expect(planQuery('元', vocabulary).isLetter).toBe(false);
  });

  it('replaces an unknown Chinese pair by known ones that share a character', () => {
    expect(termsOf('元数').map(({ term }) => term)).toEqual(['元素', '元件', '参数']);
    expect(termsOf('元数')[0]?.weight).toBe(0.5);
  });

  it('ignores the boundary between two known words', () => {
    expect(termsOf('模板元素').map(({ term }) => term)).toEqual(['模板', '板元', '元素']);
  });

  it('has a weight for each word of the query', () => {
    expect(planQuery('what element', vocabulary).wordWeights).toEqual([0.1, 1]);
  });
});
