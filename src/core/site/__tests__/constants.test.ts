import english from '../../../../locales/en/search.json';
import chinese from '../../../../locales/zh-Hans/search.json';
import { bannerSetting, bannerText } from '../baseAddressBanner';
import { LINK_CACHE_MAX, PROGRESS } from '../limits';
import { SEARCH } from '../../../features/search/model/searchLimits';
import { pageTitle } from '../pageTitle';
import { SITE } from '../site';

/** Values that readers and other systems depend on. */
describe('site constants', () => {
  it('pins the progress bar timings', () => {
    expect(PROGRESS).toMatchObject({
      delayMs: 200,
      minimum: 0.08,
      trickleRate: 0.02,
      trickleIntervalMs: 800,
    });
  });

  it('pins the search limits', () => {
    expect(SEARCH).toMatchObject({ connectTimeoutMs: 1000, readTimeoutMs: 2000, writeTimeoutMs: 30_000 });
    expect(SEARCH).toMatchObject({
      recentMax: 7,
      recentMaxWithFavorites: 4,
      favoritesMax: 10,
      hitsPerGroup: 5,
    });
    expect(SEARCH).toMatchObject({ viewEventBatch: 20, viewEventDebounceMs: 400, stallMs: 300 });
  });

  it('pins the size of the link cache', () => {
    expect(LINK_CACHE_MAX).toBe(10_000);
  });

  it('uses the search dialog wording for queries without results', () => {
    expect(english['report.question']).toBe('Believe this query should return results?');
    expect(chinese['report.question']).toMatch(/\p{Script=Han}.*[？?]$/u);
  });

  it('names the build setting in the banner, in both languages', () => {
    expect(bannerText.en).toMatch(
      /^The documentation site did not load properly: it was built for another base URL\./,
    );
    expect(bannerText['zh-Hans']).toContain('base URL');
    expect(bannerSetting).toBe('PATH_PREFIX=');
  });

  it('uses the site title alone for the home page', () => {
    for (const locale of ['zh-Hans', 'en'] as const)
      expect(pageTitle(SITE[locale].title, locale)).toBe(SITE[locale].title);
  });
});
