import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { makeProject, removeProjects } from '../../../content/__tests__/project';
import { parseRelease, releasedFiles, writeRelease } from '../release';
import { setWritten } from '../written';

afterAll(removeProjects);

describe('releasedFiles', () => {
  it('leaves out itself, its signature, what the build compressed and files for hosts', async () => {
    const names = [
      ...['boot.js', 'boot.js.br', 'boot.js.gz', 'gone.js.br', 'data.csv.gz', 'assets/data.gz'],
      ...[
        'release.json',
        'release.json.br',
        'release.json.sig',
        'hosts/nginx.conf',
        '_headers',
        '_redirects',
      ],
    ];
    const publicDir = makeProject(Object.fromEntries(names.map((name) => [name, ''])));
    await setWritten(publicDir, 'variants', ['boot.js.br', 'boot.js.gz', 'gone.js.br', 'release.json.br']);
    expect(await releasedFiles(publicDir)).toEqual(['assets/data.gz', 'boot.js', 'data.csv.gz']);
  });
});

describe('writeRelease', () => {
  it('writes the SHA-256 of each file, sorted, the same each time', async () => {
    const dir = path.join(makeProject({ 'public/b.txt': 'b', 'public/a/index.html': 'a' }), 'public');
    await writeRelease(dir);
    const text = fs.readFileSync(path.join(dir, 'release.json'), 'utf8');
    const sha256 = (body: string): string => createHash('sha256').update(body).digest('hex');
    expect(JSON.parse(text)).toEqual({ 'a/index.html': sha256('a'), 'b.txt': sha256('b') });
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['a/index.html', 'b.txt']);
    await writeRelease(dir);
    expect(fs.readFileSync(path.join(dir, 'release.json'), 'utf8')).toBe(text);
    expect(parseRelease(text)).toEqual(JSON.parse(text));
  });
});

describe('parseRelease', () => {
  it('rejects anything but a list of hashes', () => {
    const texts = ['', 'null', '[]', '{}', '{"a":1}', '{"a":"12"}', '<html>'];
    expect(texts.map(parseRelease)).toEqual(texts.map(() => null));
  });
});
