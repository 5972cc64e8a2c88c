import { checkContent } from '../../../../src/assemble/loadSite';
import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import path from 'node:path';
import { makeProject, removeProjects } from '../../__tests__/project';
import { changeContent, RefusedChange } from '../changeContent';

afterEach(() => {
  jest.restoreAllMocks();
  removeProjects();
});

const FILES = { 'content/en/a.md': 'a', 'content/en/b/c.md': 'c', 'content/list.json': '[]' };
const CHANGE = {
  write: new Map([
    ['content/en/a.md', 'A'],
    ['content/new/deep/d.md', 'd'],
    ['content/en/b', 'a file in place of a folder'],
  ]),
  remove: ['content/list.json', 'content/gone.json'],
};

/** Every file and folder below `content/`, with the texts of files. */
function snapshot(root: string): Record<string, string> {
  const entries = fs.readdirSync(path.join(root, 'content'), { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(root, file), entry.isFile() ? fs.readFileSync(file, 'utf8') : ''];
    }),
  );
}

const project = () => {
  const root = makeProject(FILES);
  fs.rmSync(path.join(root, 'content/house-rules.json'));
  return root;
};

describe('changeContent', () => {
  it('writes, replaces and removes, and leaves nothing behind', async () => {
    const root = project();
    await changeContent(root, CHANGE);
    expect(snapshot(root)).toEqual({
      'content/en': '',
      'content/en/a.md': 'A',
      'content/en/b': 'a file in place of a folder',
      'content/new': '',
      'content/new/deep': '',
      'content/new/deep/d.md': 'd',
    });
    expect(fs.readdirSync(root).filter((name) => name.startsWith('.content-change'))).toEqual([]);
  });

  it('changes nothing if any step fails, and names the file', async () => {
    // A removed file, one that is gone, two places in the way, one that is free, and three new files.
    const moves = 8;
    for (let fails = 0; fails < moves; fails++) {
      const root = project();
      const before = snapshot(root);
      const { rename } = fsPromises;
      let calls = 0;
      const full = Object.assign(new Error('ENOSPC: raw'), {
        code: 'ENOSPC',
        path: path.join(root, 'content/x'),
      });
      jest
        .spyOn(fsPromises, 'rename')
        .mockImplementation((from, to) => (calls++ === fails ? Promise.reject(full) : rename(from, to)));
      await expect(changeContent(root, CHANGE)).rejects.toThrow(
        new RefusedChange('content/x cannot be written (ENOSPC)'),
      );
      jest.restoreAllMocks();
      expect(calls).toBeGreaterThan(fails);
      expect(snapshot(root)).toEqual(before);
    }
  });

  it('changes nothing if the check finds something, or fails', async () => {
    const root = project();
    const before = snapshot(root);
    await expect(changeContent(root, CHANGE, () => Promise.resolve('it is wrong'))).rejects.toThrow(
      'it is wrong',
    );
    expect(snapshot(root)).toEqual(before);
    await expect(changeContent(root, CHANGE, () => Promise.reject(new Error('stop')))).rejects.toThrow(
      'stop',
    );
    expect(snapshot(root)).toEqual(before);
  });

  it('changes nothing if a file to copy is missing', async () => {
    const root = project();
    const before = snapshot(root);
    const write = new Map([['content/en/a.md', { copyOf: path.join(root, 'gone') }]]);
    await expect(changeContent(root, { write })).rejects.toThrow(RefusedChange);
    expect(snapshot(root)).toEqual(before);
  });

  it('is named by the check if it was killed, but not while it is made', async () => {
    const root = project();
    const namedBy = async (): Promise<string[]> => {
      const { errors } = await checkContent(root);
      return errors.filter((line) => line.includes('a command that changes the content was killed'));
    };
    let named = ['not asked'];
    await changeContent(root, CHANGE, async () => void (named = await namedBy()));
    expect(named).toEqual([]);
    // What a process leaves that ends between its moves.
    fs.mkdirSync(path.join(root, '.content-change-a1B2c3'));
    expect(await namedBy()).toEqual([
      '.content-change-a1B2c3:1: a command that changes the content was killed, or still runs, so the content may be half the old one, restore the files that git shows as changed, or check them, and remove this folder',
    ]);
  });

  it('makes changes one after the other, each on what the other has left', async () => {
    const root = project();
    const add = (letter: string) =>
      changeContent(root, () => {
        const list = fs.existsSync(path.join(root, 'content/list.json'))
          ? fs.readFileSync(path.join(root, 'content/list.json'), 'utf8')
          : '';
        return Promise.resolve({ write: new Map([['content/list.json', list + letter]]) });
      });
    await Promise.all(['a', 'b', 'c'].map(add));
    expect([...(snapshot(root)['content/list.json'] ?? '')].sort().join('')).toBe('[]abc');
  });
});
