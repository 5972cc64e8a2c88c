import fs from 'node:fs';
import path from 'node:path';
import { makeProject, removeProjects, writeFiles } from '../../../content/__tests__/project';
import { addressOfFile, fileAt, NotPublishedError, PublishedFiles } from '../publishedFiles';
import { publishedFolder } from './publishedFolder';

afterAll(removeProjects);

const SECRET = { 'secret.txt': 'canary' };

describe('PublishedFiles', () => {
  it('reads the files that the build wrote', async () => {
    const publicDir = await publishedFolder(makeProject(SECRET), { 'a/b c.txt': 'text' });
    const files = await PublishedFiles.of(publicDir);
    expect(await files.read(fileAt('/a/b%20c.txt?x#y'))).toEqual(Buffer.from('text'));
  });

  it.each([
    '../secret.txt',
    'a/../../secret.txt',
    '/etc/passwd',
    '',
    '.',
    'later.txt',
    'hosts/nginx.conf',
    'release.json',
    'A.txt',
    'a.txt/',
    'a.txt\0',
    'constructor',
    '__proto__',
    // Addresses, in other spellings.
    ...[
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2E./secret.txt',
      '//../secret.txt',
      String.raw`/..\secret.txt`,
    ].map(fileAt),
    ...['/hosts%2fnginx.conf', '/.htaccess#.svg', '/secret.txt?x=.svg'].map(fileAt),
  ])('does not read "%s"', async (name) => {
    const publicDir = await publishedFolder(makeProject(SECRET), { 'a.txt': 'text', 'hosts/nginx.conf': '' });
    const files = await PublishedFiles.of(publicDir);
    writeFiles(publicDir, { 'later.txt': 'written after the build' });
    await expect(files.read(name)).rejects.toThrow(NotPublishedError);
  });

  it('does not follow links, although the list names them', async () => {
    const root = makeProject(SECRET);
    const publicDir = await publishedFolder(root, { 'a.txt': 'text', 'b/secret.txt': 'text' });
    fs.rmSync(path.join(publicDir, 'a.txt'));
    fs.symlinkSync('../secret.txt', path.join(publicDir, 'a.txt'));
    fs.rmSync(path.join(publicDir, 'b'), { recursive: true });
    fs.symlinkSync('..', path.join(publicDir, 'b'));
    const files = await PublishedFiles.of(publicDir);
    await expect(files.read('a.txt')).rejects.toThrow('"a.txt" leads to another place, so it is not read.');
    await expect(files.read('b/secret.txt')).rejects.toThrow('leads to another place');
  });

  it('does not trust a list with paths out of the folder', async () => {
    const publicDir = await publishedFolder(makeProject(SECRET), { 'a.txt': 'text' });
    const list = path.join(publicDir, 'release.json');
    fs.writeFileSync(list, JSON.stringify({ '../secret.txt': '0'.repeat(64) }));
    const files = await PublishedFiles.of(publicDir);
    await expect(files.read('../secret.txt')).rejects.toThrow(NotPublishedError);
  });

  it('needs the list of a build', async () => {
    const root = makeProject({ 'public/a.txt': '' });
    await expect(PublishedFiles.of(path.join(root, 'public'))).rejects.toThrow(
      /release\.json: run "npm run build" first/,
    );
  });
});

describe('addressOfFile', () => {
  it('is the address at which readers get the file', () => {
    expect(
      ['index.html', 'en/index.html', '基础/数据 模型/index.html', '404.html', 'a/b.json'].map(addressOfFile),
    ).toEqual([
      '/',
      '/en',
      '/%E5%9F%BA%E7%A1%80/%E6%95%B0%E6%8D%AE%20%E6%A8%A1%E5%9E%8B',
      '/404.html',
      '/a/b.json',
    ]);
  });
});
