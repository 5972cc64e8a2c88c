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

  it('returns a content hit if only the text matched, cut to the requested length', async () => {
    const { hits } = await answer({
      query: 'supertables',
      attributesToSnippet: ['content:4'],
      highlightPreTag: '[',
      highlightPostTag: ']',
    });
    expect(hits[0]).toMatchObject({
      type: 'content',
      _snippetResult: { content: { value: '…from [supertables], then look…' } },
    });
  });

  it('highlights headings with the requested tags', async () => {
    const { hits } = await answer({ query: 'panels', highlightPreTag: '<b>', highlightPostTag: '</b>' });
    expect(hits[0]?._highlightResult?.hierarchy['lvl1']?.value).toBe('<b>Panels</b>');
  });

  it.each([
    [undefined, ['hierarchy.lvl0', 'hierarchy.lvl1', 'content']],
    [['hierarchy'], ['hierarchy.lvl0', 'hierarchy.lvl1']],
    [
      ['hierarchy.lvl1', 'content'],
      ['hierarchy.lvl1', 'content'],
    ],
    [[], []],
  ])('highlights the requested attributes: %j', async (attributesToHighlight, marked) => {
    const { hits } = await answer({ query: 'panels', attributesToHighlight });
    const { hierarchy = {}, content } = hits[0]?._highlightResult ?? {};
    const names = [
      ...Object.keys(hierarchy).map((level) => `hierarchy.${level}`),
      ...(content ? ['content'] : []),
    ];
    expect(names).toEqual(marked);
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
