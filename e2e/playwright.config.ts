import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/findBrowser';

const MS_IN_SECOND = 1000;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './globalSetup.ts',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  // A machine that stalls for seconds is no fault of the site; a test that needs it is listed as flaky.
  retries: 2,
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  timeout: 30 * MS_IN_SECOND,
  expect: { timeout: 5 * MS_IN_SECOND },
  use: {
    // Set by globalSetup, which runs before the workers read this file.
    baseURL: process.env['E2E_BASE_URL'],
    launchOptions: { executablePath: process.env['E2E_BROWSER'], args: BROWSER_FLAGS },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    trace: process.env['E2E_TRACE'] ? 'on' : 'off',
  },
});
