import { readBuildSettings } from '../buildSettings';

describe('readBuildSettings', () => {
  it('falls back to the live site and sends no records', () => {
    expect(readBuildSettings({})).toEqual({
      siteUrl: 'https://idmpdocs.taosdata.com',
      formsUpstream: '',
      redirectPages: false,
      algoliaAdminKey: null,
    });
  });

  it('reads each variable', () => {
    const env = {
      SITE_URL: 'https://docs.example.com/',
      FORMS_UPSTREAM: 'http://127.0.0.1:8081',
      REDIRECT_PAGES: 'true',
      ALGOLIA_ADMIN_KEY: 'secret',
    };
    expect(readBuildSettings(env)).toEqual({
      siteUrl: 'https://docs.example.com',
      formsUpstream: 'http://127.0.0.1:8081',
      redirectPages: true,
      algoliaAdminKey: 'secret',
    });
  });

  it('names SITE_URL if it is not an origin', () => {
    expect(() => readBuildSettings({ SITE_URL: 'docs.example.com' })).toThrow(/^SITE_URL must be an origin/);
  });
});
