/**
 * Changes: Gatsby compiles `gatsby-config.ts` and `gatsby-node.ts`, of local plugins too, with Parcel, in a separate
 * process; this uses esbuild.
 * Why: Parcel takes two seconds for two small files, on every build.
 * Written for: gatsby 5.16.1. Anchor: the module `gatsby/dist/utils/parcel/compile-gatsby-files` and its exports.
 * Remove: delete this file and the call in `scripts/preloadGatsby.mjs`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Module } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const COMPILER = 'gatsby/dist/utils/parcel/compile-gatsby-files';
const COMPILED_CACHE_DIR = '.cache/compiled';
/** Gatsby's name for the site itself; others are those of local plugins. */
const SITE = 'default-site-plugin';

function findCompiled(root, plugin, name) {
  const folder = plugin === SITE ? '' : `plugins/${plugin}`;
  const file = path.join(root, COMPILED_CACHE_DIR, folder, `${name}.js`);
  return existsSync(path.join(root, folder, `${name}.ts`)) && existsSync(file) ? file : undefined;
}

/** Compiles the files of the site and of local plugins to where Gatsby expects them. */
async function compileGatsbyFiles(siteRoot) {
  const plugins = path.join(siteRoot, 'plugins');
  const local = existsSync(plugins) ? readdirSync(plugins).map((name) => `plugins/${name}/`) : [];
  const names = ['', ...local].flatMap((folder) => [`${folder}gatsby-config`, `${folder}gatsby-node`]);
  const files = names.map((name) => [name, path.join(siteRoot, `${name}.ts`)]);
  await build({
    // By name: where a path has quotes, esbuild finds no common folder.
    entryPoints: Object.fromEntries(files.filter(([, file]) => existsSync(file))),
    outdir: path.join(siteRoot, COMPILED_CACHE_DIR),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    // As Parcel does with packages of this project.
    alias: JSON.parse(readFileSync(path.join(siteRoot, 'package.json'), 'utf8')).alias,
    define: { __dirname: JSON.stringify(siteRoot) },
  });
}

export const replacement = {
  COMPILED_CACHE_DIR,
  PARCEL_CACHE_DIR: '.cache/.parcel-cache',
  compileGatsbyFiles,
  findCompiledLocalPluginModule: findCompiled,
  getResolvedFieldsForPlugin: (root, plugin) => ({
    resolvedCompiledGatsbyNode: findCompiled(root, plugin, 'gatsby-node'),
  }),
};

/**
 * Replaces Gatsby's compiler of configuration files; must run before Gatsby loads it.
 * @param {NodeRequire} require the project's `require`
 */
export function compileConfigWithEsbuild(require) {
  const file = require.resolve(COMPILER);
  const module = new Module(file);
  Object.assign(module, { filename: file, loaded: true, exports: replacement });
  require.cache[file] = module;
}
