import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/findBrowser';
import { STORAGE, type Options } from './fixtures';

const MS_IN_SECOND = 1000;

/** Files that also run in a browser that refuses its storage; `E2E_STORAGE=throws` runs all of them so. */
const WITHOUT_STORAGE_TOO = {
  'without storage': /[\\/](announcement|color|search)\.spec\.ts$/,
  // The name is part of what `--grep` sees.
  'without storage @matrix': /[\\/](article|contactCalls|sidebar)\.spec\.ts$/,
};
/** Slow groups of tests in those files that store nothing. */
const NOTHING_STORED = ['image zoom', 'faults', 'parts in', 'folding'];
const storageThrows = process.env['E2E_STORAGE'] === 'throws';

const browserEnv = JSON.parse(process.env['E2E_BROWSER_ENV'] ?? '{}') as Record<string, string>;

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // These run in other browsers, with a configuration of their own.
  testIgnore: '**/e2e/browsers/**',
  globalSetup: './globalSetup.ts',
  outputDir: '../test-results/browser',
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  // A retry only distinguishes flaky from broken tests: both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  // Generous for slow machines: no test measures time by them.
  timeout: 90 * MS_IN_SECOND,
  expect: { timeout: 20 * MS_IN_SECOND },
  projects: [
    { name: 'site', use: { storageThrows } },
    ...(storageThrows
      ? []
      : Object.entries(WITHOUT_STORAGE_TOO).map(([name, testMatch]) => ({
          name,
          testMatch,
          grepInvert: new RegExp(`${STORAGE}|${NOTHING_STORED.join('|')}`),
          use: { storageThrows: true },
        }))),
  ],
  use: {
    // Set by globalSetup, which runs before the workers read this file.
    baseURL: process.env['E2E_BASE_URL'],
    launchOptions: {
      executablePath: process.env['E2E_BROWSER'],
      args: BROWSER_FLAGS,
      env: { ...process.env, ...browserEnv },
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    trace: process.env['E2E_TRACE'] ? 'on' : 'off',
  },
});
