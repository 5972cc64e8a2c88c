import { canLoadPage } from '../pageLoader';

const PATH = '/en/concepts';
const TEXTS = { locales: { edges: [{ node: { ns: 'client' } }] } };
const contextOf = (path: string) => ({ i18n: { path } });

/** Loader result; `page` and `json` override parts of valid data. */
const loaded = ({ page = {}, json = {} }: { page?: object; json?: object | null | undefined }) => ({
  page: { path: PATH, webpackCompilationHash: 'a', ...page },
  json: json && { data: TEXTS, pageContext: contextOf(PATH), ...json },
});

function answer(resources: unknown): void {
  const loadPage = () => Promise.resolve(resources);
  Object.assign(window, { ___loader: { loadPage }, ___webpackCompilationHash: 'a' });
}

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockReset().mockImplementation();
});

describe('canLoadPage', () => {
  it('accepts complete data of the current build', async () => {
    answer(loaded({}));
    await expect(canLoadPage(PATH)).resolves.toBe(true);
    answer(loaded({ page: { path: `${PATH}?a=1` } }));
    await expect(canLoadPage(`${PATH}?a=1`)).resolves.toBe(true);
    answer(loaded({ json: { data: undefined, pageContext: { ...contextOf(PATH), texts: {} } } }));
    await expect(canLoadPage(PATH)).resolves.toBe(true);
  });

  it.each([
    ['of a page that failed', { status: 'error' }],
    ['of nothing', undefined],
    ['of the not-found page', loaded({ page: { path: '/404.html' } })],
    ['of another build', loaded({ page: { webpackCompilationHash: 'b' } })],
  ])('rejects data %s', async (_what, resources) => {
    answer(resources);
    await expect(canLoadPage(PATH)).resolves.toBe(false);
  });

  it.each([
    ['without a result', null, 'belongs to undefined'],
    ['with an empty result', { data: undefined, pageContext: undefined }, 'belongs to undefined'],
    ["with another page's context", { pageContext: contextOf('/en/intro') }, 'belongs to /en/intro'],
    ['without query data', { data: null }, 'has no texts'],
    ['without texts', { data: { locales: { edges: [] } } }, 'has no texts'],
  ])('rejects data %s and warns', async (_what, json, fault) => {
    answer(loaded({ json }));
    await expect(canLoadPage(PATH)).resolves.toBe(false);
    expect(warn).toHaveBeenCalledWith(`The page data of ${PATH} ${fault}.`);
  });
});
