import fs, { promises } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { makeProject, removeProjects, writeFiles, type Files } from '../../../content/__tests__/project';
import { listFiles, writeWhole } from '@idmp/files';
import {
  removePartialFiles,
  removeUnlisted,
  setWritten,
  writtenBy,
  WRITTEN_DIR,
  type Writer,
} from '../written';

afterAll(removeProjects);

describe('removeUnlisted', () => {
  const project = (files: Files = {}) => {
    const publicDir = path.join(makeProject({}), 'public');
    writeFiles(publicDir, { 'index.html': '', ...files });
    const names = async () =>
      (await listFiles(publicDir)).filter((file) => !file.startsWith(`${WRITTEN_DIR}/`));
    return { publicDir, names, write: (more: Files) => writeFiles(publicDir, more) };
  };

  it('removes what the writer wrote before and writes no longer, and nothing else, whatever the names', async () => {
    const foreign = ['early-ba9876543210.js', 'assets/x.svg', 'app-0123456789.js', 'a.html.br', 'x.1-2.part'];
    const { publicDir, names, write } = project(Object.fromEntries(foreign.map((name) => [name, ''])));
    await removeUnlisted(publicDir, 'assets', ['early-0123456789ab.js', 'assets/a.svg']);
    write({ 'early-0123456789ab.js': '', 'assets/a.svg': '' });
    await removeUnlisted(publicDir, 'assets', ['assets/a.svg']);
    expect(await names()).toEqual(['assets/a.svg', 'index.html', ...foreign].sort());
  });

  it.each<[string, Writer, Writer]>([
    ['a file that moved from static/ to content/downloads', 'static', 'assets'],
    ['a page at an address that was redirected', 'redirect-pages', 'pages'],
    ['a download with the name of a former variant', 'variants', 'assets'],
  ])('keeps %s', async (_what, former, owner) => {
    const { publicDir, names, write } = project();
    await removeUnlisted(publicDir, former, ['x']);
    write({ x: 'of the owner' });
    await setWritten(publicDir, owner, ['x']);
    await removeUnlisted(publicDir, former, []);
    expect(await names()).toEqual(['index.html', 'x']);
    expect(await writtenBy(publicDir, owner)).toEqual(['x']);
  });

  it.each(['', '["a.txt", "../outs', 'null', '{"a.txt": 1}', '[1, null]'])(
    'takes a damaged list for an empty one: %s',
    async (damaged) => {
      const { publicDir, names } = project({ [`${WRITTEN_DIR}/texts.json`]: damaged });
      await removeUnlisted(publicDir, 'texts', ['b.txt']);
      expect(await names()).toEqual(['index.html']);
      expect(await writtenBy(publicDir, 'texts')).toEqual(['b.txt']);
    },
  );

  it('removes nothing outside the folder, and no folder', async () => {
    const foreign = ['../outside.txt', 'x/../../outside.txt', '..', '.', '', '/../outside.txt'];
    const list = JSON.stringify([...foreign, 'folder', 'index.html/x']);
    const { publicDir, names, write } = project({ [`${WRITTEN_DIR}/texts.json`]: list, 'folder/a': '' });
    write({ '../outside.txt': '' });
    await removeUnlisted(publicDir, 'texts', []);
    expect(fs.existsSync(path.join(publicDir, '../outside.txt'))).toBe(true);
    expect(await names()).toEqual(['folder/a', 'index.html']);
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
    writeFiles(root, { 'film.1-2.part': '' });
    await setWritten(root, 'static', ['film.1-2.part']);
    await removePartialFiles(root);
    expect(await listFiles(root)).toEqual([
      'film.1-2.part',
      `${WRITTEN_DIR}/static.json`,
      'index.html',
      'parts/a.part',
    ]);
  });
});
