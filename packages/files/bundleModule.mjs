import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** Inside the project, so that the bundles can resolve packages. */
const BUNDLES_DIR = '.cache/compiled/workers';

/**
 * Bundles a TypeScript module of the project for Node, without its packages. Loading the bundle takes half the time that
 * tsx takes to load the module.
 * @param {string} source relative to the project
 * @returns {Promise<string>} absolute path of the bundle
 */
export async function bundleModule(source) {
  const file = path.resolve(BUNDLES_DIR, `${path.basename(source, '.ts')}.mjs`);
  await build({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // Packages of this project are bundled with it, as Node loads no TypeScript.
    alias: existsSync('package.json') ? JSON.parse(readFileSync('package.json', 'utf8')).alias : {},
    logLevel: 'silent',
  });
  return file;
}
