import { spawnSync } from 'node:child_process';
import path from 'node:path';

const MODULE = path.resolve('packages/markdown/content/nameSlowPage.ts');

/** What a process writes that is busy with a page for some time, and then ends by itself. */
function writtenWhile(busyMs: number): string {
  const code = `
    const { nameIfSlow } = require(${JSON.stringify(MODULE)});
    const busy = async () => { const end = Date.now() + ${busyMs}; while (Date.now() < end); };
    void nameIfSlow('content/en/a.md', busy, 500).then(() => nameIfSlow('content/en/b.md', async () => {}, 500));`;
  const { stderr, status } = spawnSync(process.execPath, ['--require', 'tsx/cjs', '-e', code], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  return stderr;
}

it('names a page that keeps the process busy, while it does', () => {
  expect(writtenWhile(2_000)).toBe(
    'content/en/a.md is still being compiled after 0.5 s: shorten or split what is unusual in it.\n',
  );
  expect(writtenWhile(0)).toBe('');
});
