import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gitTexts } from '../git';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: root });

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'git-'));
  git('init', '-q');
  for (const text of ['数据\n\n', '{"a": "blob 7"}']) {
    mkdirSync(path.join(root, 'docs'), { recursive: true });
    writeFileSync(path.join(root, 'docs/a b.json'), text);
    git('add', '-A');
    git('commit', '-q', '-m', 'change');
  }
});

afterAll(() => rmSync(root, { recursive: true }));

describe('gitTexts', () => {
  it('reads each text whole, below the folder of the project, and knows what does not exist', async () => {
    const names = ['HEAD~1:./a b.json', 'HEAD:./b.json', 'HEAD:./', 'HEAD:./a b.json', 'HEAD~9:./a b.json'];
    const project = path.join(root, 'docs');
    expect(await gitTexts(project, names)).toEqual([
      '数据\n\n',
      undefined,
      undefined,
      '{"a": "blob 7"}',
      undefined,
    ]);
  });

  it('reads nothing if asked for nothing', async () => {
    expect(await gitTexts(root, [])).toEqual([]);
  });

  it('finds nothing where there is no repository', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'no-git-'));
    const names = Array.from({ length: 5_000 }, (_, index) => `HEAD~${index}:./a.json`);
    expect((await gitTexts(folder, names)).filter((text) => text !== undefined)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
