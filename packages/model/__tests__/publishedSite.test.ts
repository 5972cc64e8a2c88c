import { absoluteUrl, languageBase, pageUrl, type PublishedSite } from '../publishedSite';

const oneHost = { siteUrl: 'https://zh.example', pathPrefix: '/docs' };
const twoHosts = (atRoot: boolean): PublishedSite => ({
  ...oneHost,
  hosts: {
    'zh-Hans': { url: 'https://zh.example', atRoot: true },
    en: { url: 'https://en.example', atRoot },
  },
});

describe('absoluteUrl', () => {
  it('begins with the address of the site', () => {
    expect(absoluteUrl(oneHost, '/en/数据')).toBe('https://zh.example/docs/en/%E6%95%B0%E6%8D%AE');
    expect(absoluteUrl(oneHost, '/')).toBe('https://zh.example/docs/');
  });

  it('leads to the host of the language, below its name or at its root', () => {
    expect(absoluteUrl(twoHosts(false), '/en/a')).toBe('https://en.example/docs/en/a');
    expect(absoluteUrl(twoHosts(true), '/en/a')).toBe('https://en.example/docs/a');
    expect(absoluteUrl(twoHosts(true), '/en')).toBe('https://en.example/docs/');
    expect(absoluteUrl(twoHosts(true), '/a')).toBe('https://zh.example/docs/a');
  });

  it('leads to the same URLs from the build for the other host', async () => {
    const before = process.env['SITE_ROOT_LOCALE'];
    process.env['SITE_ROOT_LOCALE'] = 'en';
    jest.resetModules();
    const build = await import('../publishedSite');
    const { localizedAddress } = await import('../locale');
    if (before === undefined) delete process.env['SITE_ROOT_LOCALE'];
    const site = { ...twoHosts(true), siteUrl: 'https://en.example' };
    expect([localizedAddress('en', 'a'), localizedAddress('zh-Hans', 'a')]).toEqual(['/a', '/zh-Hans/a']);
    expect(build.absoluteUrl(site, '/a')).toBe('https://en.example/docs/a');
    expect(build.absoluteUrl(site, '/zh-Hans/a')).toBe('https://zh.example/docs/a');
  });
});

describe('pageUrl', () => {
  it('ends in a slash if canonical addresses do', () => {
    expect(pageUrl({ ...oneHost, trailingSlash: true }, '/en/a')).toBe('https://zh.example/docs/en/a/');
    expect(pageUrl({ ...oneHost, trailingSlash: true }, '/')).toBe('https://zh.example/docs/');
    expect(pageUrl(oneHost, '/en/a')).toBe('https://zh.example/docs/en/a');
  });
});

describe('languageBase', () => {
  it('says what replaces the beginning of addresses', () => {
    expect(languageBase(twoHosts(true), 'en')).toEqual({ url: 'https://en.example/docs', path: '/en' });
    expect(languageBase(twoHosts(true), 'zh-Hans')).toEqual({ url: 'https://zh.example/docs', path: '' });
  });
});
