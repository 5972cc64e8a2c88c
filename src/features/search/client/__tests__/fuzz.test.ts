import fc from 'fast-check';
import { withinCpuMs } from '../../../../../packages/model/__tests__/fastest';
import { fuzz, FUZZ_TIMEOUT_MS } from '../../../../../packages/model/__tests__/fuzzSettings';
import { createEmbeddedEngine, SEARCH, searchParameters } from '@idmp/search/client';
import { DIALOG } from '../dialogLimits';
import { hitTarget } from '../entries/hitTarget';
import { createSearchStore } from '../entries/searchStore';
import { createHit, testIndex } from '../../../../../packages/search/__tests__/fixtures';

const QUERY_LIMIT_MS = 1000;
const PIECES = [
  'event',
  'bar chart',
  '事件',
  '数据',
  '\u0000',
  '\u202E',
  '\uD800',
  '<script>',
  '%',
  '(',
  '[a-z',
  '*',
  '\\',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((parts) => parts.join(' ')),
);
const anything = fc.anything({ withNullPrototype: true, maxDepth: 3 });
const place = { pathPrefix: '', origins: ['http://localhost'] };
const SAFE_HREF = /^(?:#|\/(?!\/)|https?:\/\/)/i;

beforeAll(() => {
  Object.assign(globalThis, { __PATH_PREFIX__: '' });
});

/** Puts another value at a random place of a JSON value. */
const tampered = (good: unknown) =>
  fc.tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), anything).map(([path, value]) => {
    const copy = JSON.parse(JSON.stringify(good)) as Record<string, unknown>;
    let at: unknown = copy;
    for (const [depth, step] of path.entries()) {
      if (typeof at !== 'object' || at === null) break;
      const names = Object.keys(at);
      const name = names[step % (names.length || 1)] ?? 'extra';
      const next = (at as Record<string, unknown>)[name];
      if (depth === path.length - 1 || typeof next !== 'object') {
        (at as Record<string, unknown>)[name] = value;
        break;
      }
      at = next;
    }
    return copy;
  });

describe('any query', () => {
  it(
    'gives hits or none, soon',
    async () => {
      const engine = createEmbeddedEngine(testIndex());
      await fc.assert(
        fc.asyncProperty(text, async (query) => {
          const cut = query.slice(0, DIALOG.queryMaxChars);
          const params = { query: cut, ...searchParameters('en', { latest: 'current' }) };
          const { results, suggestions } = await withinCpuMs(QUERY_LIMIT_MS, async () => ({
            ...(await engine.search([{ indexName: 'docs', params }])),
            suggestions: engine.suggest(cut),
          }));
          for (const { url } of results[0]?.hits ?? []) expect(url).toMatch(/^\/en\//);
          expect(suggestions.length).toBeLessThanOrEqual(SEARCH.suggestionsMax);
        }),
        fuzz(1000),
      );
    },
    FUZZ_TIMEOUT_MS,
  );
});

describe('any stored value', () => {
  it(
    'is read as a list of sound entries',
    () => {
      const stored = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        tampered([createHit({ url: '/en/a' }), createHit({ url: '/b' })]).map((value) => json(value)),
      );
      fc.assert(
        fc.property(stored, (value) => {
          localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', value);
          localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__docs', value);
          const { recent, favorites } = createSearchStore('docs', 'en', place).read();
          for (const { url, hierarchy } of [...recent, ...favorites]) {
            expect(hitTarget(url, place).href).toMatch(SAFE_HREF);
            for (const title of Object.values(hierarchy))
              expect(['string', 'object']).toContain(typeof title);
          }
        }),
        fuzz(1000),
      );
      expect('polluted' in {}).toBe(false);
    },
    FUZZ_TIMEOUT_MS,
  );
});

/** JSON of a value; values that have none become null. */
function json(value: unknown): string {
  try {
    return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? null : part)) ?? 'null';
  } catch {
    return 'null';
  }
}
