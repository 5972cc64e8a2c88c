import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copySources, GATSBY } from './support/buildSite';

const MS_IN_MINUTE = 60_000;
const COMMANDS = {
  'npm run build': ['scripts/build.mjs'],
  'npm run develop': ['scripts/gatsby.mjs', 'develop'],
  'gatsby build': [GATSBY, 'build'],
  'gatsby develop': [GATSBY, 'develop'],
};

test('each command of Gatsby says in one sentence that a setting is wrong', () => {
  test.setTimeout(5 * MS_IN_MINUTE);
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-settings-'));
  copySources(folder, 'e2e/former');
  const env = { ...process.env, SITE_URL: 'not an address', GATSBY_LOGGER: 'yurnalist', FORCE_COLOR: '0' };
  for (const [name, args] of Object.entries(COMMANDS)) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    expect(status, name).toBe(1);
    const lines = (stdout + stderr)
      .split('\n')
      .filter((line) => !/^(?:success|info|not finished|\s*$)/.test(line));
    expect(lines, name).toEqual([
      'error SITE_URL must be an origin such as https://docs.example.com, without a path; got "not an address".',
    ]);
  }
  rmSync(folder, { recursive: true });
});
