import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const COMMANDS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches that keep a browser quiet and alive in a container. */
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

/** The browser of an npm package; the libraries it needs come with it. */
async function packagedBrowser(): Promise<string> {
  // The package unpacks its libraries, and adds them to the search path, only where it knows the runtime.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** Path of a Chrome or Chromium: that of `CHROME_PATH`, an installed one, or the one among the dev dependencies. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROME_PATH is ${chosen}, which cannot be run`);
    return chosen;
  }
  return installedBrowser() ?? packagedBrowser();
}
