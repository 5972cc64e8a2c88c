import { createSearchStore } from '../searchStore';
import { addFavorite, addRecent, toStoredSearch, type StoredSearches } from '../storedSearches';
import { createHit } from '../../../../../../packages/search/__tests__/fixtures';

const place = { pathPrefix: '', origins: ['http://localhost', 'https://live.example'] };
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const entry = (url: string) => toStoredSearch(createHit({ url }));
const store = (language: 'en' | 'zh-Hans' = 'en') => createSearchStore('docs', language, place);
const urlsOf = (list: readonly { url: string }[]) => list.map(({ url }) => url);

beforeEach(() => localStorage.clear());

describe('createSearchStore', () => {
  it('uses the storage keys of the live site', () => {
    store().update((searches) => addRecent(searches, entry('/en/a')));
    store().update((searches) => addFavorite(searches, entry('/en/b')));
    expect(localStorage.getItem(RECENT)).toContain('/en/a');
    expect(localStorage.getItem(FAVORITES)).toContain('/en/b');
  });

  it('returns entries of its own language only and keeps the others', () => {
    store('zh-Hans').update((searches) => addRecent(searches, entry('/a')));
    store('en').update((searches) => addRecent(searches, entry('/en/b')));
    expect(urlsOf(store('en').read().recent)).toEqual(['/en/b']);
    expect(urlsOf(store('zh-Hans').read().recent)).toEqual(['/a']);
  });

  it('lists external pages in each language, and limits stored entries', () => {
    for (let i = 0; i < 30; i++)
      store().update((searches) => addRecent(searches, entry(`https://other.example/${i}`)));
    expect(urlsOf(store().read().recent)[0]).toBe('https://other.example/29');
    expect(store().read().recent).toHaveLength(7);
    expect(store('zh-Hans').read().recent).toHaveLength(7);
    expect(JSON.parse(localStorage.getItem(RECENT) ?? '')).toHaveLength(7);
  });

  it('reads entries of the live site', () => {
    const live = { ...entry('https://live.example/en/a'), url_without_anchor: 'https://live.example/en/a' };
    localStorage.setItem(RECENT, JSON.stringify([live]));
    expect(urlsOf(store().read().recent)).toEqual(['https://live.example/en/a']);
  });

  it.each(['{', 'null', '{"a":1}', '[1,null,{"objectID":"x"}]'])('starts empty if %s is stored', (text) => {
    localStorage.setItem(RECENT, text);
    expect(store().read()).toEqual({ recent: [], favorites: [] });
    store().update((searches) => addRecent(searches, entry('/en/a')));
    expect(urlsOf(store().read().recent)).toEqual(['/en/a']);
  });

  it('reports changes in other tabs until cleanup', () => {
    const onChange = jest.fn<void, [StoredSearches]>();
    const stop = store().listen(onChange);
    localStorage.setItem(FAVORITES, JSON.stringify([entry('/en/a'), entry('/b')]));
    const other = () => window.dispatchEvent(new StorageEvent('storage', { key: FAVORITES }));
    other();
    expect(urlsOf(onChange.mock.lastCall?.[0].favorites ?? [])).toEqual(['/en/a']);
    stop();
    other();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('tolerates unavailable storage', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => store().update((searches) => addRecent(searches, entry('/en/a')))).not.toThrow();
    set.mockRestore();
    warn.mockRestore();
  });
});
