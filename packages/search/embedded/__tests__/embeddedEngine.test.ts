import { createEmbeddedEngine } from '../embeddedEngine';
import { createRecord, recordsOfOutline } from '../../model/__tests__/searchFixtures';
import type { SearchParams } from '../../engine/engine';
import { RECORDS, request, testIndex } from '../../__tests__/fixtures';

async function answer(params: SearchParams) {
  const engine = createEmbeddedEngine(testIndex());
  const { results } = await engine.search([{ indexName: 'docs', params }]);
  const [first] = results;
  if (!first) throw new Error('no answer');
  return first;
}

describe('createEmbeddedEngine', () => {
  it("responds in the hosted service's format", async () => {
    const { hits, ...rest } = await answer({ query: 'bar chart', hitsPerPage: 5 });
    expect(rest).toMatchObject({
      index: 'docs',
      query: 'bar chart',
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 5,
      exhaustiveNbHits: true,
    });
    expect(hits).toMatchObject([
      {
        objectID: '/en/basic/panels#bar-chart',
        url: '/en/basic/panels#bar-chart',
        type: 'lvl2',
        hierarchy: { lvl0: 'Basic Features', lvl1: 'Panels', lvl2: 'Bar chart', lvl3: null },
      },
    ]);
  });

  it('returns the definition of a term in addition to the hits', async () => {
    const glossary = createRecord({
      url: '/en/glossary',
      content: 'panel · 面板 · One picture.',
      answers: true,
    });
    const engine = createEmbeddedEngine(testIndex([...RECORDS, glossary]));
    const { results } = await engine.search([request('面板'), request('bar chart')]);
    expect(results.map(({ definition }) => definition)).toMatchObject([
      { term: 'panel · 面板', text: 'One picture.', source: { url: '/en/glossary' } },
      undefined,
    ]);
    expect(results[1]?.nbHits).toBe(1);
  });

  it('returns one response per request, in order', async () => {
    const engine = createEmbeddedEngine(testIndex());
    const { results } = await engine.search([
      { indexName: 'docs', params: { query: 'panel' } },
      { indexName: 'docs', params: { query: '' } },
    ]);
    expect(results.map(({ query, nbHits }) => [query, nbHits > 0])).toEqual([
      ['panel', true],
      ['', false],
    ]);
  });

  it('returns a content hit if only the text matched, with snippets of heading and text', async () => {
    const { hits } = await answer({ query: 'supertables' });
    expect(hits[0]).toMatchObject({
      type: 'content',
      _snippetResult: {
        hierarchy: { lvl1: { value: 'Importing Data' } },
        content: {
          value:
            'Import a CSV file to create elements from <mark>supertables</mark>, then look at the events.',
        },
      },
    });
  });

  it.each([
    [10, 20],
    [5, 10],
  ])('fills a line: if %i words are asked for, with %i', async (asked, shown) => {
    const text = `${'word '.repeat(40)}supertable ${'word '.repeat(40)}`;
    const engine = createEmbeddedEngine(
      testIndex([...RECORDS, createRecord({ url: '/en/long', content: text })]),
    );
    const params = { query: 'supertable', attributesToSnippet: [`content:${asked}`] };
    const { results } = await engine.search([{ indexName: 'docs', params }]);
    const long = results[0]?.hits.find(({ url }) => url === '/en/long');
    expect(long?._snippetResult?.content?.value.match(/[a-z]{4,}(?!>)/g)).toHaveLength(shown);
  });

  it('finds configuration keys', async () => {
    const { hits } = await answer({ query: 'tda.max-bars' });
    expect(hits[0]?.url).toBe('/en/basic/panels#bar-chart');
  });

  it('paginates hits', async () => {
    const all = await answer({ query: 'event', hitsPerPage: 20 });
    const second = await answer({ query: 'event', hitsPerPage: 2, page: 1 });
    expect(second.hits[0]?.url).toBe(all.hits[2]?.url);
    expect(second).toMatchObject({ page: 1, nbPages: Math.ceil(all.nbHits / 2), nbHits: all.nbHits });
  });

  it('applies language and version filters', async () => {
    expect((await answer({ query: 'panel', facetFilters: ['language:en'] })).nbHits).toBeGreaterThan(0);
    expect((await answer({ query: 'panel', facetFilters: ['language:zh-Hans'] })).nbHits).toBe(0);
    expect((await answer({ query: 'panel', facetFilters: [['docusaurus_tag:old']] })).nbHits).toBe(0);
    expect((await answer({ query: 'panel', facetFilters: 'language:-en' })).nbHits).toBe(0);
    expect((await answer({ query: 'panel', facetFilters: ['author:me'] })).nbHits).toBe(0);
  });

  it('finds nothing for an empty query', async () => {
    expect((await answer({ query: ' ' })).hits).toEqual([]);
  });

  it('supports traditional characters', async () => {
    const records = recordsOfOutline({ url: '/a', chapter: '功能', title: '报警设置', text: '设置报警。' });
    const engine = createEmbeddedEngine(testIndex(records, 'zh-Hans'));
    const { results } = await engine.search([{ indexName: 'docs', params: { query: '報警設置' } }]);
    expect(results[0]).toMatchObject({ query: '報警設置', hits: [{ url: '/a', type: 'lvl1' }] });
  });
});
