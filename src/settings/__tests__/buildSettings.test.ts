import { readBuildSettings } from '../buildSettings';

describe('readBuildSettings', () => {
  it('falls back to the live site and sends no records', () => {
    expect(readBuildSettings({})).toEqual({
      siteUrl: 'https://idmpdocs.taosdata.com',
      trailingSlash: false,
      pathPrefix: '/idmp-docs',
      formerWorker: '',
      formsUpstream: '',
      redirectPages: false,
      originalImages: false,
      developHosts: [],
      algoliaAdminKey: null,
    });
  });

  it('reads each variable', () => {
    const env = {
      SITE_URL: 'https://docs.example.com/',
      SITE_TRAILING_SLASH: 'true',
      PATH_PREFIX: '/x/',
      FORMS_UPSTREAM: 'http://127.0.0.1:8081',
      REDIRECT_PAGES: 'true',
      IMAGES: 'original',
      DEVELOP_HOSTS: 'Devbox.example.com, 10.0.0.7',
      ALGOLIA_ADMIN_KEY: 'secret',
      FORMER_WORKER: 'pwa/worker.js',
    };
    expect(readBuildSettings(env)).toEqual({
      siteUrl: 'https://docs.example.com',
      trailingSlash: true,
      pathPrefix: '/x',
      formerWorker: 'pwa/worker.js',
      formsUpstream: 'http://127.0.0.1:8081',
      redirectPages: true,
      originalImages: true,
      developHosts: ['devbox.example.com', '10.0.0.7'],
      algoliaAdminKey: 'secret',
    });
  });

  it('reads the hosts of the languages', () => {
    const env = { SITE_URL: 'https://zh.example', SITE_URL_EN: 'https://en.example' };
    expect(readBuildSettings(env)).toMatchObject({
      siteUrl: 'https://zh.example',
      hosts: {
        'zh-Hans': { url: 'https://zh.example', atRoot: true },
        en: { url: 'https://en.example', atRoot: false },
      },
    });
    const atRoot = { ...env, SITE_EN_AT_ROOT: 'true' };
    expect(readBuildSettings(atRoot, 'en')).toMatchObject({
      siteUrl: 'https://en.example',
      hosts: { en: { atRoot: true } },
    });
    expect(readBuildSettings({ ...env, SITE_URL_EN: env.SITE_URL }).hosts).toBeUndefined();
  });

  it('refuses English at the root of no host, or of the host of the other language', () => {
    const root = { SITE_EN_AT_ROOT: 'true' };
    expect(() => readBuildSettings(root)).toThrow(
      'SITE_EN_AT_ROOT needs SITE_URL_EN, the origin of the English site.',
    );
    const url = 'https://docs.example';
    expect(() => readBuildSettings({ ...root, SITE_URL: url, SITE_URL_EN: url })).toThrow(
      'SITE_URL_EN must differ from SITE_URL',
    );
  });

  it.each(['', '/', '/docs', '/a/b-c_d.e~1', '/docs/'])('takes "%s" as a prefix', (PATH_PREFIX) => {
    expect(readBuildSettings({ PATH_PREFIX }).pathPrefix).toBe(PATH_PREFIX.replace(/\/$/, ''));
  });

  it.each([
    'docs',
    '//docs',
    '/docs//x',
    '/..',
    '/a/../b',
    '/./a',
    '/a b',
    '/a"b',
    '/a$b',
    '/{x}',
    '/a;b',
    '/文档',
    'https://example.com/docs',
    '/%2e',
    '/a\\b',
    '/a?b',
  ])('refuses "%s" as a prefix', (PATH_PREFIX) => {
    expect(() => readBuildSettings({ PATH_PREFIX })).toThrow(
      /^PATH_PREFIX must be a path such as \/idmp-docs; got /,
    );
  });

  it.each(['/sw.js', '../sw.js', 'a/.b.js', 'worker', 'a b.js', 'https://example.com/sw.js', 'boot.js?'])(
    'refuses "%s" as a former worker',
    (FORMER_WORKER) => {
      expect(() => readBuildSettings({ FORMER_WORKER })).toThrow(/^FORMER_WORKER must be a file below /);
    },
  );

  it.each(['*', 'devbox:8000', 'http://devbox', 'a,', 'a b', '.example.com', '-a'])(
    'refuses "%s" as hosts of the development server',
    (DEVELOP_HOSTS) => {
      expect(() => readBuildSettings({ DEVELOP_HOSTS })).toThrow(
        /^DEVELOP_HOSTS must be names of hosts such as /,
      );
    },
  );

  it('names an origin or a language that is none', () => {
    expect(() => readBuildSettings({ SITE_URL: 'docs.example.com' })).toThrow(/^SITE_URL must be an origin/);
    expect(() => readBuildSettings({ SITE_ROOT_LOCALE: 'fr' })).toThrow(
      'SITE_ROOT_LOCALE must be zh-Hans or en; got "fr".',
    );
  });
});
