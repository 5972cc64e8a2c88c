import { secretsOf } from '../buildSettings';

it('takes the values of secret settings', () => {
  expect(Object.fromEntries(secretsOf({ ALGOLIA_ADMIN_KEY: ' key ', SITE_URL: 'x' }))).toEqual({
    ALGOLIA_ADMIN_KEY: 'key',
  });
});
