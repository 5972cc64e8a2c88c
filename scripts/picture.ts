/** `npx tsx scripts/picture.ts`: the picture of the site in the README, of the last build, in light and dark. */
import './help.mjs';
import './loadEnv.mjs';
import { chromium } from 'playwright-core';
import { startStaticServer } from '@idmp/hosts';
import { PUBLIC_DIR } from '../src/build/writePublicFiles';
import { BROWSER_FLAGS, findBrowser } from './findBrowser';
import { runMain } from './runCommand';

const ADDRESS = '/en/basic/event-management';

async function main(): Promise<void> {
  const server = await startStaticServer({ dir: PUBLIC_DIR });
  const { executablePath, env, remove } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_FLAGS,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
      await page.goto(server.origin + ADDRESS, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `docs/images/site-${colorScheme}.png` });
    }
  } finally {
    await browser.close();
    remove();
    await server.close();
  }
}

runMain(main);
