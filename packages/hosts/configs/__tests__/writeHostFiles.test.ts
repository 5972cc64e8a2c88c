import fs from 'node:fs';
import path from 'node:path';
import { makeProject, removeProjects, writeFiles } from '../../../content/__tests__/project';
import { writeRelease } from '../../published/release';
import { setWritten } from '../../published/written';
import { writeHostFiles } from '../writeHostFiles';

let publicDir = '';
const read = (name: string): string => fs.readFileSync(path.join(publicDir, name), 'utf8');

beforeEach(() => {
  publicDir = path.join(makeProject({}), 'public');
  const files = ['index.html', 'en/basic/index.html', 'app-26418285a5eb9c9ede0e.js', 'boot.js.br', 'boot.js'];
  const others = ['page-data/index/page-data.json', '_gatsby/x.json', '404.html'];
  writeFiles(publicDir, Object.fromEntries([...files, ...others].map((name) => [name, 'x'])));
});
afterEach(removeProjects);

describe('writeHostFiles', () => {
  beforeEach(async () => {
    await setWritten(publicDir, 'variants', ['boot.js.br']);
    await writeHostFiles({ publicDir, pathPrefix: '/x', policy: "default-src 'self'" });
  });

  it('writes a file for each kind of host, and what the site was built for', () => {
    expect(fs.readdirSync(path.join(publicDir, 'hosts'))).toEqual([
      'Caddyfile',
      'nginx-brotli.conf',
      'nginx.conf',
      'site.json',
      'written',
    ]);
    expect(JSON.parse(read('hosts/site.json'))).toEqual({ pathPrefix: '/x', policy: "default-src 'self'" });
  });

  it('keeps GitHub Pages from making pages of the Markdown beside them', () => {
    expect(read('.nojekyll')).toBe('');
  });

  it('finds the pages among the built files', () => {
    expect(read('_redirects')).toContain('/x/en/basic.html /x/en/basic/ 200\n');
    expect(read('_headers')).toContain('/x/en/*\n');
  });

  it('names hashed and other files, but no compressed forms', () => {
    expect(read('_headers')).toContain('/x/app-26418285a5eb9c9ede0e.js\n');
    expect(read('_headers')).toContain('/x/boot.js\n');
    expect(read('_headers')).not.toContain('boot.js.br');
  });

  it('writes the same files on the next build', async () => {
    const first = read('_headers') + read('_redirects');
    await writeRelease(publicDir);
    await writeHostFiles({ publicDir, pathPrefix: '/x', policy: "default-src 'self'" });
    expect(read('_headers') + read('_redirects')).toBe(first);
  });
});
