import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/findBrowser';
import { freePort, startProgram } from '../../support/hosts/startProgram';
import { startPuppeteerBrowser } from './puppeteerBrowser';
import type { Browser } from './tab';
import { startWebdriverBrowser } from './webdriverBrowser';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** What to install where an engine is missing; Chromium is among the dev dependencies. */
export const INSTALL: Record<Engine, string> = {
  chromium: 'chromium, or set CHROME_PATH',
  firefox: 'firefox-esr, or set FIREFOX_PATH',
  webkit: 'webkit2gtk-driver and, without a display, xvfb',
};

const runs = (file: string, argument: string): boolean => spawnSync(file, [argument]).error === undefined;

const FIREFOX = ['firefox-esr', 'firefox'];
const firefoxFile = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? [], FIREFOX].flat().find((file) => runs(file, '--version'));

const hasDisplay = (): boolean => Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY']);

/** Whether an engine and its driver are installed. */
export function isInstalled(engine: Engine): boolean {
  if (engine === 'firefox') return firefoxFile() !== undefined;
  if (engine === 'webkit')
    return (
      runs('WebKitWebDriver', '--version') &&
      (hasDisplay() || spawnSync('Xvfb', ['-help']).error === undefined)
    );
  return true;
}

const absolute = (file: string): string =>
  spawnSync('which', [file], { encoding: 'utf8' }).stdout.trim() || file;

/** Starts an engine with its standard driver. */
export async function startEngine(engine: Engine): Promise<Browser> {
  if (engine === 'webkit') return startWebkit();
  if (engine === 'firefox')
    return startPuppeteerBrowser({ browser: 'firefox', executablePath: absolute(firefoxFile() ?? '') });
  const { executablePath, env, remove } = await findBrowser();
  const browser = await startPuppeteerBrowser({
    executablePath,
    args: BROWSER_FLAGS,
    env: { ...process.env, ...env },
  });
  return {
    ...browser,
    close: async () => {
      await browser.close();
      remove();
    },
  };
}

/** Longer than a start takes on a busy machine: about one session in a hundred never begins. */
const SESSION_START_MS = 30_000;

async function startWebkit(): Promise<Browser> {
  const display = hasDisplay() ? undefined : await startDisplay();
  const startDriver = () => startWebkitDriver(display?.name);
  let { browser, stop } = await startWithin(SESSION_START_MS, startDriver);
  return {
    newTab: async () => {
      const tab = await within(SESSION_START_MS, browser.newTab());
      if (tab) return tab;
      // A driver serves one session at a time, and still waits for that one.
      await stop();
      ({ browser, stop } = await startWithin(SESSION_START_MS, startDriver));
      return browser.newTab();
    },
    close: async () => {
      await browser.close();
      await stop();
      await display?.stop();
    },
  };
}

interface Driver {
  stop: () => Promise<void>;
  /** Resolves with its first session. */
  started: Promise<Browser>;
}

async function startWebkitDriver(display: string | undefined): Promise<Driver> {
  const server = `http://127.0.0.1:${await freePort()}`;
  const stop = await startProgram(
    {
      file: 'WebKitWebDriver',
      args: [`--port=${new URL(server).port}`, '--host=127.0.0.1'],
      ...(display && { env: { DISPLAY: display } }),
    },
    `${server}/status`,
  );
  return { stop, started: startWebdriverBrowser(server, 'MiniBrowser') };
}

/** Starts a driver, and another one if its session does not begin in time. */
async function startWithin(
  ms: number,
  start: () => Promise<Driver>,
): Promise<{ browser: Browser; stop: Driver['stop'] }> {
  const first = await start();
  const browser = await within(ms, first.started);
  if (browser) return { browser, stop: first.stop };
  await first.stop();
  const { started, stop } = await start();
  return { browser: await started, stop };
}

/** What a promise resolves with; undefined if that takes longer. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  // Its rejection after that time is nobody's concern.
  promise.catch(() => undefined);
  return Promise.race([promise, setTimeout(ms, undefined, { ref: false })]);
}

/** Starts a virtual display on a free number. */
async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  const [number] = (await Promise.race([once(child.stdout, 'data'), exited])) as [Buffer | number];
  if (!Buffer.isBuffer(number)) throw new Error('Xvfb did not start.');
  return {
    name: `:${number.toString().trim()}`,
    stop: async () => {
      child.kill();
      await exited;
    },
  };
}
