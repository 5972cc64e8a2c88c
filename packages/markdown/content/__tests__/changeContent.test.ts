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
    expect(fs.readdirSync(path.join(root, '.cache'))).toEqual([]);
  });

  it('changes nothing if any step fails, and names the file', async () => {
    const moves = 6;
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

  it('moves across file systems', async () => {
    const root = project();
    const across = Object.assign(new Error('EXDEV'), { code: 'EXDEV' });
    jest.spyOn(fsPromises, 'rename').mockRejectedValue(across);
    await changeContent(root, { write: new Map([['content/en/a.md', 'A']]), remove: ['content/en/b'] });
    expect(snapshot(root)).toEqual({ 'content/en': '', 'content/en/a.md': 'A', 'content/list.json': '[]' });
  });

  it('keeps the former files and says where they are if it cannot be undone', async () => {
    const root = project();
    const { rename } = fsPromises;
    let calls = 0;
    jest
      .spyOn(fsPromises, 'rename')
      .mockImplementation((from, to) => (calls++ > 0 ? Promise.reject(new Error('raw')) : rename(from, to)));
    await expect(changeContent(root, CHANGE)).rejects.toThrow(
      'the change could not be undone: the former files are in .cache/content-change',
    );
    const kept = path.join(root, '.cache/content-change/old-0');
    expect(fs.readFileSync(kept, 'utf8')).toBe('[]');
  });
});
