import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commitTime, readChangeDays } from '../readSources';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-05-06T12:00:00Z' },
    stdio: 'pipe',
  });

function commit(day: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  git('add', '-A');
  git('commit', '-q', '-m', 'change', `--date=${day}T12:00:00Z`);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'days-'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('readChangeDays', () => {
  it('says once why git refuses a project, such as one of another user', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await readChangeDays(root, ['content']);
    expect(warn).not.toHaveBeenCalled();
    git('init', '-q');
    process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER'] = '1';
    try {
      for (const _ of ['first', 'second']) expect((await readChangeDays(root, ['content'])).size).toBe(0);
    } finally {
      delete process.env['GIT_TEST_ASSUME_DIFFERENT_OWNER'];
    }
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/dubious ownership.*safe\.directory/s)]]);
    warn.mockRestore();
  });

  it('finds the last day of each file below the folders', async () => {
    git('init', '-q');
    commit('2026-01-02', { 'content/a.md': '1', 'content/数据.md': '1', 'src/x.ts': '1' });
    commit('2026-03-04', { 'content/a.md': '2' });
    expect(Object.fromEntries(await readChangeDays(root, ['content']))).toEqual({
      'content/a.md': '2026-03-04',
      'content/数据.md': '2026-01-02',
    });
  });

  it('counts from the folder of the project, wherever the repository begins', async () => {
    git('init', '-q');
    commit('2026-01-02', { 'docs/content/a.md': '1' });
    const days = await readChangeDays(path.join(root, 'docs'), ['content']);
    expect([...days]).toEqual([['content/a.md', '2026-01-02']]);
  });

  it('returns nothing without a repository, and in a shallow clone', async () => {
    expect((await readChangeDays(root, ['content'])).size).toBe(0);
    git('init', '-q');
    commit('2026-01-02', { 'content/a.md': '1' });
    commit('2026-03-04', { 'content/b.md': '1' });
    git('clone', '-q', '--depth=1', `file://${root}`, 'shallow');
    expect((await readChangeDays(path.join(root, 'shallow'), ['content'])).size).toBe(0);
  });
});

describe('commitTime', () => {
  it('is the time of the last commit', async () => {
    git('init', '-q');
    commit('2026-01-02', { 'content/a.md': '1' });
    expect((await commitTime(root)).toISOString()).toBe('2026-05-06T12:00:00.000Z');
  });

  it('is the current day without a history, so that two builds agree', async () => {
    jest.useFakeTimers({
      now: new Date('2026-03-01T12:34:56.789Z'),
      doNotFake: ['nextTick', 'setImmediate'],
    });
    expect((await commitTime(root)).toISOString()).toBe('2026-03-01T00:00:00.000Z');
    git('init', '-q');
    expect((await commitTime(root)).toISOString()).toBe('2026-03-01T00:00:00.000Z');
    jest.useRealTimers();
  });
});
