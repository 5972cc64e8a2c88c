import {
  addFavorite,
  addRecent,
  removeStored,
  toStoredSearch,
  type StoredSearch,
  type StoredSearches,
} from '../storedSearches';
import { createHit } from '../../../../../../packages/search/__tests__/fixtures';

const entry = (url: string): StoredSearch => toStoredSearch(createHit({ url }));
const entries = (count: number, start = 'p') =>
  Array.from({ length: count }, (_, i) => entry(`/${start}${i}`));
const urlsOf = (list: readonly StoredSearch[]) => list.map(({ url }) => url);

describe('toStoredSearch', () => {
  it('strips highlights from a hit', () => {
    const hit = createHit({ url: '/a', _snippetResult: { hierarchy: {} } });
    expect(Object.keys(toStoredSearch(hit)).sort()).toEqual([
      'content',
      'hierarchy',
      'objectID',
      'type',
      'url',
    ]);
  });

  it('replaces a content hit with the heading above it', () => {
    const hit = createHit({ type: 'content', content: 'Text', hierarchy: { lvl2: 'Section' } });
    expect(toStoredSearch(hit)).toMatchObject({ type: 'lvl2', content: null });
  });
});

describe('addRecent', () => {
  it('puts the newest first, each once', () => {
    const searches = ['/a', '/b', '/a'].reduce<StoredSearches>((all, url) => addRecent(all, entry(url)), {
      recent: [],
      favorites: [],
    });
    expect(urlsOf(searches.recent)).toEqual(['/a', '/b']);
  });

  it('keeps seven, or four with favorites', () => {
    expect(addRecent({ recent: entries(7), favorites: [] }, entry('/new')).recent).toHaveLength(7);
    expect(addRecent({ recent: entries(7), favorites: entries(1, 'f') }, entry('/new')).recent).toHaveLength(
      4,
    );
  });

  it('ignores favorites', () => {
    const searches = { recent: [], favorites: [entry('/a')] };
    expect(addRecent(searches, entry('/a'))).toBe(searches);
  });
});

describe('addFavorite', () => {
  it('turns a recent search into a favorite', () => {
    const searches = addFavorite({ recent: [entry('/a'), entry('/b')], favorites: [] }, entry('/a'));
    expect([urlsOf(searches.recent), urlsOf(searches.favorites)]).toEqual([['/b'], ['/a']]);
  });

  it('limits recent searches to four with the first favorite', () => {
    expect(addFavorite({ recent: entries(7), favorites: [] }, entry('/p0')).recent).toHaveLength(4);
  });

  it('keeps ten', () => {
    expect(addFavorite({ recent: [], favorites: entries(10) }, entry('/new')).favorites).toHaveLength(10);
  });
});

describe('removeStored', () => {
  it('does not move a removed favorite back to the recent searches', () => {
    expect(removeStored({ recent: [], favorites: [entry('/a')] }, entry('/a'))).toEqual({
      recent: [],
      favorites: [],
    });
  });
});
