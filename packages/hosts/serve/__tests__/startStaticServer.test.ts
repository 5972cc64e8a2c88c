import fs from 'node:fs';
import path from 'node:path';
import { makeProject, removeProjects } from '../../../content/__tests__/project';
import { startStaticServer, type StaticServer } from '../startStaticServer';

let dir = '';
let server: StaticServer;
const ask = (address: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.origin + address, { headers });

beforeEach(async () => {
  dir = makeProject({
    'hosts/site.json': JSON.stringify({ pathPrefix: '', policy: "default-src 'self'" }),
    'en/intro/index.html': 'A page.',
    '404.html': 'none',
    'boot.js': 'boot();',
  });
  server = await startStaticServer({ dir });
});
afterEach(() => server.close());
afterAll(removeProjects);

// What it answers as other hosts do is in e2e/hostAnswers.spec.ts, beside them.
describe('startStaticServer', () => {
  it('sends a part of a file, or says that there is none', async () => {
    const part = await ask('/boot.js', { Range: 'bytes=1-3' });
    expect([part.status, await part.text()]).toEqual([206, 'oot']);
    expect((await ask('/boot.js', { Range: 'bytes=99-' })).status).toBe(416);
  });

  it('sees a file that was built after its start', async () => {
    expect((await ask('/new.txt')).status).toBe(404);
    fs.writeFileSync(path.join(dir, 'new.txt'), '');
    expect((await ask('/new.txt')).status).toBe(200);
  });

  it('listens on localhost only', () => {
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('accepts another prefix, to simulate a wrong deploy', async () => {
    const misplaced = await startStaticServer({ dir, pathPrefix: '/y' });
    const answer = await fetch(`${misplaced.origin}/y/en/intro`);
    await misplaced.close();
    expect([misplaced.pathPrefix, answer.status]).toEqual(['/y', 200]);
  });
});
