import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from './findBrowser';

/** Unpacks Chromium, with the libraries it needs, from the npm package into a new folder below `parent`. */
export async function unpackBrowser(parent: string): Promise<Browser> {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(path.resolve(parent), 'chromium-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // The package unpacks into the temporary folder, trusts existing files there, and adds its libraries only in
  // runtimes that it knows.
  const variables = { TMPDIR: folder, TMP: folder, TEMP: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  try {
    const executablePath = await withEnvironment(variables, async () => {
      const { default: chromium } = await import('@sparticuz/chromium');
      return chromium.executablePath();
    });
    return { executablePath, env: { LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') }, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Runs `work` with these variables, then restores the environment. */
async function withEnvironment<Result>(
  variables: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(before, name)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
