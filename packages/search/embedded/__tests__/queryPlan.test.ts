import { recordsOfOutline } from '../../model/__tests__/searchFixtures';
import { testIndex } from '../../__tests__/fixtures';
import { planQuery } from '../queryPlan';
import { createThesaurus } from '../thesaurus';

const { terms } = testIndex(
  recordsOfOutline({
    url: '/a',
    chapter: 'Docs',
    title: 'Element template',
    text: 'gauge gauges deleting colour opc-ua 元素模板 元件 参数',
  }),
);
const thesaurus = createThesaurus([{ own: 'element', others: ['asset'] }]);
const plan = (query: string) => planQuery(query, terms, thesaurus);
/** Lookups of the original wording. */
const lookups = (query: string) => plan(query).units.map(({ wordings }) => wordings[0]?.words.flat() ?? []);
const lookedUp = (query: string) => lookups(query).map((list) => list.map(({ term }) => term));

describe('planQuery', () => {
  it('looks up known words as they are', () => {
    expect(lookups('元件')).toEqual([[{ term: '元件', weight: 1 }]]);
  });

  it('completes the last word, and any word of four letters or more', () => {
    expect(lookedUp('te')).toEqual([['template']]);
    expect(lookedUp('g')).toEqual([['gauge']]);
    expect(lookedUp('temp xy')).toEqual([['template'], []]);
    expect(lookedUp('tem xy')).toEqual([[], []]);
  });

  it('tolerates one typo from four letters and two from seven', () => {
    expect(lookedUp('gue')).toEqual([[]]);
    expect(lookedUp('gxuge')).toEqual([['gauge']]);
    expect(lookedUp('tamplxte')).toEqual([['template']]);
  });

  it('counts swapped letters as one typo', () => {
    expect(lookups('guage')).toEqual([[{ term: 'gauge', weight: 0.7, isCorrection: true }]]);
  });

  it('looks up the characters of an unknown bigram individually', () => {
    expect(lookups('元数')).toEqual([
      [
        { term: '元', weight: 0.6, isPart: true },
        { term: '数', weight: 0.6, isPart: true },
      ],
    ]);
  });

  it('ignores a bigram between two known words', () => {
    expect(lookedUp('元件参数')).toEqual([['元件'], ['参数']]);
  });

  it('looks up other forms and spellings of a word', () => {
    expect(lookedUp('delete gauge')[0]).toEqual(['deleting']);
    expect(lookedUp('color gauge')[0]).toEqual(['colour']);
  });

  it('adds the synonyms of a term', () => {
    expect(plan('assets').units).toMatchObject([
      { weight: 1, wordings: [{ weight: 1 }, { weight: 0.9, words: [[{ term: 'element', weight: 1 }]] }] },
    ]);
  });

  it('deduplicates repeated words', () => {
    expect(plan('asset gauge '.repeat(40)).units).toEqual(plan('asset gauge ').units);
  });

  it('gives stop words less weight', () => {
    expect(plan('what template').units.map(({ weight }) => weight)).toEqual([0.1, 1]);
  });
});
