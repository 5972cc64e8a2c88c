import { canLoadPage } from '../pageLoader';

const PATH = '/en/concepts';
const TEXTS = { locales: { edges: [{ node: { ns: 'client' } }] } };
const contextOf = (path: string) => ({ i18n: { path } });

/** What the loader hands over; `page` and `json` replace parts of sound ones. */
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
  it('accepts whole data of this build', async () => {
    answer(loaded({}));
    await expect(canLoadPage(PATH)).resolves.toBe(true);
    answer(loaded({ page: { path: `${PATH}?a=1` } }));
    await expect(canLoadPage(`${PATH}?a=1`)).resolves.toBe(true);
  });

  it.each([
    ['of a page that failed', { status: 'error' }],
    ['of nothing', undefined],
    ['of the not-found page', loaded({ page: { path: '/404.html' } })],
    ['of another build', loaded({ page: { webpackCompilationHash: 'b' } })],
  ])('refuses data %s', async (_what, resources) => {
    answer(resources);
    await expect(canLoadPage(PATH)).resolves.toBe(false);
  });

  it.each([
    ['without a result', null, 'are those of undefined'],
    ['with an empty result', { data: undefined, pageContext: undefined }, 'are those of undefined'],
    ["with another page's context", { pageContext: contextOf('/en/intro') }, 'are those of /en/intro'],
    ['without query data', { data: null }, 'hold no texts'],
    ['without texts', { data: { locales: { edges: [] } } }, 'hold no texts'],
  ])('refuses data %s and says so', async (_what, json, fault) => {
    answer(loaded({ json }));
    await expect(canLoadPage(PATH)).resolves.toBe(false);
    expect(warn).toHaveBeenCalledWith(`The page data of ${PATH} ${fault}.`);
  });
});
