import { spawnSync } from 'node:child_process';
import { startStaticServer } from '@idmp/hosts';
import { isBuildFresh } from '../src/settings/buildStamp';
import { findBrowser } from '../scripts/findBrowser';
import { installTestFonts } from './support/fonts';

/** Builds the site if its sources have changed, unless `SKIP_BUILD` is set. */
export function buildUnlessFresh(): void {
  if (process.env['SKIP_BUILD'] || isBuildFresh()) return;
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The build failed, so there is no site to test.');
}

/** Builds the site if needed, serves it, and finds a browser; passes both to the workers through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildUnlessFresh();
  const browser = await findBrowser();
  process.env['E2E_BROWSER'] = browser.executablePath;
  process.env['E2E_BROWSER_ENV'] = JSON.stringify({
    ...browser.env,
    ...(await installTestFonts('test-results/fonts')),
  });
  const server = await startStaticServer({ dir: 'public' });
  process.env['E2E_BASE_URL'] = server.origin;
  return async () => {
    await server.close();
    browser.remove();
  };
}
