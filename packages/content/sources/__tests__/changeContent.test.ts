import { spawnSync } from 'node:child_process';
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
    // The journal, two places in the way, a removed file, three new ones, and the end.
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

  /** A process that makes the change and is killed before its nth move. */
  function killAt(root: string, move: number): void {
    const code = `
      const fs = require('node:fs/promises');
      const { rename } = fs;
      let moves = 0;
      fs.rename = (...args) => (moves++ === ${move} ? process.kill(process.pid, 'SIGKILL') : rename(...args));
      const { changeContent } = require(${JSON.stringify(path.resolve('packages/content/sources/changeContent.ts'))});
      changeContent(${JSON.stringify(root)}, {
        write: new Map(${JSON.stringify([...CHANGE.write])}), remove: ${JSON.stringify(CHANGE.remove)},
      });`;
    const options = ['--require', require.resolve('tsx/cjs'), '-e', code];
    expect(spawnSync(process.execPath, options).signal).toBe('SIGKILL');
    fs.rmSync(path.join(root, '.content-change.lock'), { recursive: true, force: true });
  }

  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'is undone by the next change if it is killed before move %i',
    async (move) => {
      const root = project();
      const before = snapshot(root);
      killAt(root, move);
      await changeContent(root, { write: new Map() });
      expect(snapshot(root)).toEqual(before);
      expect(fs.existsSync(path.join(root, '.content-change'))).toBe(false);
    },
  );

  it('keeps what was written after the kill, and names the former files', async () => {
    const root = project();
    killAt(root, 7);
    fs.writeFileSync(path.join(root, 'content/en/a.md'), 'mine');
    fs.writeFileSync(path.join(root, 'content/new/deep/d.md'), 'mine, too');
    const { message } = await changeContent(root, { write: new Map() }).then(
      () => new Error('changed'),
      (error: Error) => error,
    );
    const [, where = ''] = /content\/en\/a\.md has changed .* are in (\S+),/.exec(message) ?? [];
    expect(fs.readFileSync(path.join(root, where, 'old-1'), 'utf8')).toBe('a');
    expect(snapshot(root)).toMatchObject({
      'content/en/a.md': 'mine',
      'content/new/deep/d.md': 'mine, too',
      'content/list.json': '[]',
    });
  });

  it('ends with an error if another command has undone it while it was stopped', async () => {
    const root = project();
    const before = snapshot(root);
    const check = async (): Promise<undefined> => {
      fs.rmSync(path.join(root, '.content-change.lock'), { recursive: true });
      await changeContent(root, { write: new Map() });
    };
    await expect(changeContent(root, CHANGE, check)).rejects.toThrow(
      'another command has undone this change',
    );
    expect(snapshot(root)).toEqual(before);
  });
});
