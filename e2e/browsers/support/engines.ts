import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
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

async function startWebkit(): Promise<Browser> {
  const display = hasDisplay() ? undefined : await startDisplay();
  const server = `http://127.0.0.1:${await freePort()}`;
  const stop = await startProgram(
    {
      file: 'WebKitWebDriver',
      args: [`--port=${new URL(server).port}`, '--host=127.0.0.1'],
      ...(display && { env: { DISPLAY: display.name } }),
    },
    `${server}/status`,
  );
  const browser = await startWebdriverBrowser(server, 'MiniBrowser');
  return {
    ...browser,
    close: async () => {
      await browser.close();
      await stop();
      await display?.stop();
    },
  };
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
