/**
 * Changes: webpack's filesystem cache is keyed by a hash of our configuration and the packages' versions.
 * Why: by default webpack tracks every file that its configuration and loaders require, which takes longer than bundling.
 * Written for: webpack 5. Anchor: `options.cache`, `compilation.buildDependencies`.
 * Remove: delete this file and its line in `index.ts`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { versionNames } from '../../content/versionNames';
import { styleModules } from './shortClassNames';

/** Inputs of a bundle besides its modules. */
const FILES = ['package-lock.json', 'gatsby-config.ts', 'src/node/gatsby/onCreateWebpackConfig.ts'];
const FOLDERS = ['src/node/gatsby/patches', 'src/node/gatsby/patches/modules'];

export class BundlerCacheKeyPlugin {
  apply({ options, hooks }: Compiler): void {
    if (typeof options.cache === 'object' && options.cache.type === 'filesystem') {
      options.cache.version = hashConfiguration();
      options.cache.buildDependencies = {};
    }
    hooks.afterCompile.tap(BundlerCacheKeyPlugin.name, ({ buildDependencies }) => buildDependencies.clear());
  }
}

function hashConfiguration(): string {
  // CSS modules are numbered; see shortClassNames.ts.
  const hash = createHash('sha256').update(process.version).update(styleModules().join());
  // They choose between modules.
  hash.update(versionNames().join());
  const patches = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => path.join(folder, name)),
  );
  for (const file of [...FILES, ...patches]) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
