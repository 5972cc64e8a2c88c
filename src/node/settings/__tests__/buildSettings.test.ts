import { readBuildSettings } from '../buildSettings';

describe('readBuildSettings', () => {
  it('falls back to the live site and sends no records', () => {
    expect(readBuildSettings({})).toEqual({
      siteUrl: 'https://idmpdocs.taosdata.com',
      algoliaAdminKey: null,
    });
  });

  it('reads both variables', () => {
    const env = { SITE_URL: 'https://docs.example.com/', ALGOLIA_ADMIN_KEY: 'secret' };
    expect(readBuildSettings(env)).toEqual({
      siteUrl: 'https://docs.example.com',
      algoliaAdminKey: 'secret',
    });
  });

  it('names SITE_URL if it is not an origin', () => {
    expect(() => readBuildSettings({ SITE_URL: 'docs.example.com' })).toThrow(/^SITE_URL must be an origin/);
  });
});
