import path from 'node:path';
import { makeProject, removeProjects } from '../../../../../packages/markdown/__tests__/project';
import { secretsOf } from '../secretsOf';

afterAll(removeProjects);

describe('secretsOf', () => {
  it('takes values of settings, and the content of the key file', async () => {
    const file = path.join(makeProject({ 'key.pem': 'content\n' }), 'key.pem');
    const secrets = await secretsOf({ ALGOLIA_ADMIN_KEY: ' key ', RELEASE_KEY_FILE: file, SITE_URL: 'x' });
    expect(Object.fromEntries(secrets)).toEqual({
      ALGOLIA_ADMIN_KEY: 'key',
      RELEASE_KEY: '',
      RELEASE_KEY_FILE: 'content',
    });
  });

  it('is silent about a file that cannot be read: signing reports it', async () => {
    expect((await secretsOf({ RELEASE_KEY_FILE: '/no/such.pem' })).get('RELEASE_KEY_FILE')).toBe('');
  });
});
