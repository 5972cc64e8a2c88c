import fs, { promises } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { makeProject, removeProjects } from '../../__tests__/project';
import { listFiles } from '../../files/listFiles';
import { writeWhole } from '../../files/writeWhole';
import { removePartialFiles, removeStaleCopies, removeStaleFiles, removeUnlisted } from '../removeStale';

afterAll(removeProjects);

describe('removeStaleFiles', () => {
  it('removes scripts and assets of an earlier build, and nothing else', async () => {
    const files = [
      'early-0123456789ab.js',
      'early-ba9876543210.js',
      'assets/a-0123abcd.svg',
      'assets/mermaid-1/b.js',
      'boot.js',
      'index.html',
    ];
    const root = makeProject(Object.fromEntries(files.map((file) => [file, ''])));
    await removeStaleFiles(root, ['early-0123456789ab.js', 'assets/a-0123abcd.svg']);
    expect((await listFiles(root)).sort()).toEqual([
      'assets/a-0123abcd.svg',
      'boot.js',
      'early-0123456789ab.js',
      'index.html',
    ]);
  });
});

describe('removeStaleCopies', () => {
  it('removes the copy of a deleted static file', async () => {
    const root = makeProject({
      'static/a.txt': '',
      'static/b/c.txt': '',
      'public/a.txt': '',
      'public/b/c.txt': '',
      'public/index.html': '',
    });
    const [from, to, list] = ['static', 'public', '.cache/list.json'].map((name) => path.join(root, name));
    const copies = async () => (await listFiles(to ?? '')).sort();
    await removeStaleCopies(from ?? '', to ?? '', list ?? '');
    expect(await copies()).toEqual(['a.txt', 'b/c.txt', 'index.html']);
    fs.rmSync(path.join(root, 'static/b'), { recursive: true });
    await removeStaleCopies(from ?? '', to ?? '', list ?? '');
    expect(await copies()).toEqual(['a.txt', 'index.html']);
  });
});

describe('a damaged list', () => {
  it.each(['', '["a.txt", "../outs', 'null', '{"a.txt": 1}', '[1, null]'])(
    'is an empty one: %s',
    async (damaged) => {
      const root = makeProject({ 'public/a.txt': '', 'list.json': damaged });
      const list = path.join(root, 'list.json');
      await removeUnlisted(['b.txt'], path.join(root, 'public'), list);
      expect(await listFiles(path.join(root, 'public'))).toEqual(['a.txt']);
      expect(JSON.parse(fs.readFileSync(list, 'utf8'))).toEqual(['b.txt']);
    },
  );

  it('removes nothing outside the folder', async () => {
    const foreign = ['../outside.txt', 'x/../../outside.txt', '..', '.', '', '/../outside.txt'];
    const root = makeProject({ 'public/a.txt': '', 'outside.txt': '', 'list.json': JSON.stringify(foreign) });
    await removeUnlisted([], path.join(root, 'public'), path.join(root, 'list.json'));
    expect(fs.existsSync(path.join(root, 'outside.txt'))).toBe(true);
    expect(await listFiles(path.join(root, 'public'))).toEqual(['a.txt']);
  });
});

describe('removePartialFiles', () => {
  it('removes what a build leaves that is stopped while it writes', async () => {
    const root = makeProject({ 'index.html': '', 'parts/a.part': '' });
    const rename = jest.spyOn(promises, 'rename').mockReturnValue(new Promise(() => undefined));
    void writeWhole(path.join(root, 'parts/index.html.br'), 'half');
    while (rename.mock.calls.length === 0) await setImmediate();
    rename.mockRestore();
    expect(await listFiles(root)).toHaveLength(3);
    await removePartialFiles(root);
    expect(await listFiles(root)).toEqual(['index.html', 'parts/a.part']);
  });
});
