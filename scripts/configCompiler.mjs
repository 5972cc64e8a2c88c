import path from 'node:path';
import { build } from 'esbuild';
import { standIn } from './standIn.mjs';

const COMPILED_CACHE_DIR = '.cache/compiled';
/** Gatsby's name for the site itself, the only plugin with files of its own to compile. */
const SITE = 'default-site-plugin';

const findCompiled = (root, plugin, name) =>
  plugin === SITE ? path.join(root, COMPILED_CACHE_DIR, `${name}.js`) : undefined;

/** Compiles the two files of configuration to where Gatsby looks for them. */
async function compileGatsbyFiles(siteRoot) {
  await build({
    entryPoints: ['gatsby-config.ts', 'gatsby-node.ts'].map((file) => path.join(siteRoot, file)),
    outdir: path.join(siteRoot, COMPILED_CACHE_DIR),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    define: { __dirname: JSON.stringify(siteRoot) },
    // gatsby-node.ts sets its exports itself.
    logOverride: { 'commonjs-variable-in-esm': 'silent' },
  });
}

/**
 * Puts esbuild in the place of Parcel, which Gatsby starts in a process of its own at each build: two seconds for
 * two small files.
 * @param {NodeRequire} require of the project
 */
export function compileConfigFast(require) {
  standIn(require, 'gatsby/dist/utils/parcel/compile-gatsby-files', {
    COMPILED_CACHE_DIR,
    PARCEL_CACHE_DIR: '.cache/.parcel-cache',
    compileGatsbyFiles,
    findCompiledLocalPluginModule: findCompiled,
    getResolvedFieldsForPlugin: (root, plugin) => ({
      resolvedCompiledGatsbyNode: findCompiled(root, plugin, 'gatsby-node'),
    }),
  });
}
