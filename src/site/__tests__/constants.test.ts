import english from '../../../locales/en/search.json';
import chinese from '../../../locales/zh-Hans/search.json';
import { bannerSetting, bannerText } from '../baseAddressBanner';
import { LINK_CACHE_MAX, PROGRESS, SEARCH } from '../limits';
import { pageTitle } from '../pageTitle';
import { SITE } from '../site';

/** What readers and other systems rely on by its very value. */
describe('constants of the site', () => {
  it('holds the steps of the progress bar', () => {
    expect(PROGRESS).toMatchObject({
      delayMs: 200,
      minimum: 0.08,
      trickleRate: 0.02,
      trickleIntervalMs: 800,
    });
  });

  it('holds the limits of search', () => {
    expect(SEARCH).toMatchObject({ connectTimeoutMs: 1000, readTimeoutMs: 2000, writeTimeoutMs: 30_000 });
    expect(SEARCH).toMatchObject({
      recentMax: 7,
      recentMaxWithFavorites: 4,
      favoritesMax: 10,
      hitsPerGroup: 5,
    });
    expect(SEARCH).toMatchObject({ viewEventBatch: 20, viewEventDebounceMs: 400, stallMs: 300 });
  });

  it('holds the number of links whose address is remembered', () => {
    expect(LINK_CACHE_MAX).toBe(10_000);
  });

  it('asks about a query without results in the words of the search dialog', () => {
    expect(english['report.question']).toBe('Believe this query should return results?');
    expect(chinese['report.question']).toMatch(/\p{Script=Han}.*[？?]$/u);
  });

  it('says in the banner, in both languages, which setting to build with', () => {
    expect(bannerText.en).toMatch(
      /^The documentation site did not load properly: it was built for another base URL\./,
    );
    expect(bannerText['zh-Hans']).toContain('base URL');
    expect(bannerSetting).toBe('PATH_PREFIX=');
  });

  it('gives the home page the title of the site alone', () => {
    for (const locale of ['zh-Hans', 'en'] as const)
      expect(pageTitle(SITE[locale].title, locale)).toBe(SITE[locale].title);
  });
});
