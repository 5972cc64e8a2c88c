import { defineConfig } from '@playwright/test';
import { ENGINES, INSTALL, isInstalled } from './support/engines';
import type { Options } from './fixtures';

const MS_IN_SECOND = 1000;

const found = ENGINES.filter(isInstalled);

// Workers read this file, too.
if (process.env['TEST_WORKER_INDEX'] === undefined)
  for (const engine of ENGINES)
    console.log(
      found.includes(engine)
        ? `${engine}: found`
        : `${engine}: skipped, not found; install ${INSTALL[engine]}`,
    );

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/browsers',
  globalSetup: './globalSetup.ts',
  reporter: [['list'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  forbidOnly: true,
  // As in the other browser tests: a retry only tells flaky from broken.
  retries: 1,
  failOnFlakyTests: true,
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  timeout: 90 * MS_IN_SECOND,
  expect: { timeout: 15 * MS_IN_SECOND },
  projects: [
    ...found.map((engine) => ({
      name: engine,
      use: { engine, isOld: false },
      // Each tab is a browser of its own there, without a graphics card.
      ...(engine === 'webkit' && { workers: 1 }),
    })),
    { name: 'chromium without the newest APIs', use: { engine: 'chromium', isOld: true } },
  ],
});
