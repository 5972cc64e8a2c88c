import { createHit, request } from '../../__tests__/fixtures';
import { validateAnswer } from '../validateAnswer';

const asked = request('guide');
const withHits = (...hits: unknown[]) => validateAnswer({ hits, nbHits: hits.length }, asked);

describe('validateAnswer', () => {
  it('keeps the known fields of a record', () => {
    const hit = {
      ...createHit({ url: '/en/a' }),
      _snippetResult: { hierarchy: {}, content: { value: '<em>a</em>', matchLevel: 'full' } },
      anchor: 'a',
      _rankingInfo: {},
    };
    const { hits } = withHits(hit);
    expect(hits).toMatchObject([{ url: '/en/a', _snippetResult: hit._snippetResult }]);
    expect(Object.keys(hits[0] ?? {})).not.toContain('anchor');
  });

  it.each([
    null,
    undefined,
    7,
    '<html>',
    [],
    {},
    { hits: null },
    { hits: {} },
    { hits: 'a' },
    { hits: [null] },
    { hits: [[]] },
    { hits: [{}] },
    { hits: [createHit({ url: 7 as never })] },
    { hits: [createHit({ type: 'javascript' as never })] },
    { hits: [{ ...createHit(), hierarchy: { lvl1: { toString: 'a' } } }] },
    { hits: [{ ...createHit(), hierarchy: JSON.parse('{"__proto__":"a"}') as unknown }] },
    { hits: [{ ...createHit(), objectID: 'a'.repeat(10_001) }] },
  ])('throws for %j', (answer) => {
    expect(() => validateAnswer(answer, asked)).toThrow(/^The search service sent/);
  });

  it('drops invalid records, and all beyond a hundred', () => {
    const many = Array.from({ length: 5000 }, (_, index) => createHit({ objectID: `${index}` }));
    expect(withHits({}, createHit(), { url: 'a' }).hits).toHaveLength(1);
    expect(withHits(...many).hits).toHaveLength(100);
  });

  it('ignores numbers and highlights of a wrong type', () => {
    const hit = {
      ...createHit(),
      content: { a: 1 },
      _highlightResult: { hierarchy: { lvl1: { value: ['<script>'] }, evil: { value: 'a' } }, content: 'a' },
      _snippetResult: 'a',
    };
    const answer = validateAnswer(
      { hits: [hit], nbHits: 'many', page: -1, nbPages: null, queryID: {} },
      asked,
    );
    expect(answer).toMatchObject({ nbHits: 1, page: 0, nbPages: 0 });
    expect(answer).not.toHaveProperty('queryID');
    expect(answer.hits[0]).toMatchObject({ content: null, _snippetResult: { hierarchy: {} } });
    expect(answer.hits[0]?._highlightResult).toEqual({ hierarchy: {} });
  });
});

describe('hits without a visible match', () => {
  const row = {
    objectID: 'row',
    url: '/en/glossary#tree',
    type: 'content',
    hierarchy: { lvl0: 'Glossary', lvl1: 'Glossary', lvl2: 'Tree' },
    content: 'Weak reference · 弱引用 · Extra place in the tree.',
    _snippetResult: {
      hierarchy: {},
      content: { value: 'Weak reference · 弱引用 · Extra place in the tree.' },
    },
  };
  const asked = (query: string, hit: object = row) =>
    validateAnswer({ hits: [hit] }, { indexName: 'docs', params: { query } });

  it('are marked as found in the other language', () => {
    const page = {
      ...row,
      _snippetResult: { content: { value: 'Extra place in the tree.' } },
    };
    expect(asked('软链接', page).hits[0]?.isForeign).toBe(true);
    expect(asked('soft link', page).hits[0]?.isForeign).toBeUndefined();
    const marked = { ...page, _snippetResult: { content: { value: 'Extra <mark>place</mark>' } } };
    expect(asked('软链接', marked).hits[0]?.isForeign).toBeUndefined();
  });
});
