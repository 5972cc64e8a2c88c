import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Picks today for the survey of Gatsby, which is shown on random days of a quarter. */
const ASK_TODAY = `
  const { userPassesFeedbackRequestHeuristic } = require('gatsby/dist/utils/feedback');
  const today = require('date-fns/getDayOfYear')(new Date());
  const quarter = Math.floor((new Date().getMonth() + 3) / 3);
  Math.random = () => (today - 90 * (quarter - 1) + 0.5) / 90;
  userPassesFeedbackRequestHeuristic().then((passes) => console.log('survey', passes));
`;

describe('preloadGatsby', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-preload-'));
  const deniedHosts = path.join(folder, 'denied-hosts.txt');
  afterAll(() => rmSync(folder, { recursive: true }));

  const hostsAsked = (options: readonly string[]): string => {
    const args = [
      '--require',
      path.resolve('e2e/support/builds/denyNetwork.cjs'),
      ...options,
      '-e',
      ASK_TODAY,
    ];
    const env = {
      PATH: process.env['PATH'],
      DENIED_HOSTS: deniedHosts,
      XDG_CONFIG_HOME: folder,
      IDMP_PATCHES: 'off',
    };
    const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
    expect(stdout + stderr).toContain('survey');
    return existsSync(deniedHosts) ? readFileSync(deniedHosts, 'utf8') : '';
  };

  it('keeps Gatsby from asking the registry on the days of its survey', () => {
    expect(hostsAsked(['--import', './scripts/preloadGatsby.mjs'])).toBe('');
    expect(hostsAsked([])).not.toBe('');
  });
});
