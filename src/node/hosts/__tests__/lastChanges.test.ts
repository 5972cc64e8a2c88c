import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commitTime, lastChanges, parseLog } from '../lastChanges';

describe('parseLog', () => {
  it('uses the newest commit of each file', () => {
    const log = '\0' + '2026-03-02\n\ncontent/a.md\n\0' + '2026-03-01\n\ncontent/a.md\ncontent/数据.md\n';
    expect(parseLog(log)).toEqual(
      new Map([
        ['content/a.md', '2026-03-02'],
        ['content/数据.md', '2026-03-01'],
      ]),
    );
  });
});

describe('lastChanges', () => {
  let root = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-01T12:00:00Z' },
    });

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('gives the time of the last commit, and now without one', async () => {
    const before = Date.now();
    expect((await commitTime(root)).getTime()).toBeGreaterThanOrEqual(before);
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'a');
    expect((await commitTime(root)).toISOString()).toBe('2026-03-01T12:00:00.000Z');
  });

  it('knows nothing without a history', async () => {
    expect(await lastChanges(root, 'content')).toEqual(new Map());
  });

  it('reads the day of each file in the folder, whatever its name', async () => {
    fs.mkdirSync(path.join(root, 'content'));
    fs.writeFileSync(path.join(root, 'content/数据.md'), 'text');
    fs.writeFileSync(path.join(root, 'other.md'), 'text');
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'first');
    expect(await lastChanges(root, 'content')).toEqual(new Map([['content/数据.md', '2026-03-01']]));
  });
});
