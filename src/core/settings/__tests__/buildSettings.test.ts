import { readBuildSettings } from '../buildSettings';

describe('readBuildSettings', () => {
  it('falls back to the live site and sends no records', () => {
    expect(readBuildSettings({})).toEqual({
      siteUrl: 'https://idmpdocs.taosdata.com',
      pathPrefix: '/idmp-docs',
      formsUpstream: '',
      redirectPages: false,
      developHosts: [],
      algoliaAdminKey: null,
    });
  });

  it('reads each variable', () => {
    const env = {
      SITE_URL: 'https://docs.example.com/',
      PATH_PREFIX: '/x/',
      FORMS_UPSTREAM: 'http://127.0.0.1:8081',
      REDIRECT_PAGES: 'true',
      DEVELOP_HOSTS: 'Devbox.example.com, 10.0.0.7',
      ALGOLIA_ADMIN_KEY: 'secret',
    };
    expect(readBuildSettings(env)).toEqual({
      siteUrl: 'https://docs.example.com',
      pathPrefix: '/x',
      formsUpstream: 'http://127.0.0.1:8081',
      redirectPages: true,
      developHosts: ['devbox.example.com', '10.0.0.7'],
      algoliaAdminKey: 'secret',
    });
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

  it.each(['*', 'devbox:8000', 'http://devbox', 'a,', 'a b', '.example.com', '-a'])(
    'refuses "%s" as hosts of the development server',
    (DEVELOP_HOSTS) => {
      expect(() => readBuildSettings({ DEVELOP_HOSTS })).toThrow(
        /^DEVELOP_HOSTS must be names of hosts such as /,
      );
    },
  );

  it('names SITE_URL if it is not an origin', () => {
    expect(() => readBuildSettings({ SITE_URL: 'docs.example.com' })).toThrow(/^SITE_URL must be an origin/);
  });
});
