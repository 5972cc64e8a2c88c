import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { unpackBrowser } from './packagedBrowser';

export interface Browser {
  executablePath: string;
  /** Environment variables for its process. */
  env: Record<string, string>;
  /** Deletes the unpacked files. */
  remove: () => void;
}

const COMMANDS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that stop background requests and make the browser run in a container. */
export const BROWSER_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const candidates = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...candidates, ...APPLICATIONS].find((file) => existsSync(file) && isExecutable(file));
}

/** Does the package support this platform? */
const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/**
 * Finds a Chrome or Chromium: that in `CHROME_PATH`, in the dev dependencies, or an installed one.
 * The packaged one is a pinned headless shell, which uses half the CPU of an installed browser.
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !isExecutable(chosen))
    throw new Error(`CHROME_PATH is ${chosen}, which is not an executable file; set it to that of a browser`);
  if (!chosen && isPackaged) return unpackBrowser('test-results');
  const executablePath = chosen || installedBrowser();
  if (!executablePath)
    throw new Error('No Chrome or Chromium found: install one, or set CHROME_PATH to its file');
  return { executablePath, env: {}, remove: () => undefined };
}
