import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { styleModules } from './classNames';

const OURS = 'src/node/webpack';
/** What shapes a bundle besides its modules. */
const FILES = ['package-lock.json', 'gatsby-config.ts', 'src/node/gatsby/onCreateWebpackConfig.ts'];

/**
 * Makes the bundler's cache forget when a package or our configuration changes. By itself the bundler would
 * follow every file that its configuration and loaders require, which takes longer than bundling.
 */
export class CacheKeyPlugin {
  apply({ options, hooks }: Compiler): void {
    if (typeof options.cache === 'object' && options.cache.type === 'filesystem') {
      options.cache.version = hashConfiguration();
      options.cache.buildDependencies = {};
    }
    hooks.afterCompile.tap(CacheKeyPlugin.name, ({ buildDependencies }) => buildDependencies.clear());
  }
}

function hashConfiguration(): string {
  // The style modules number the classes.
  const hash = createHash('sha256').update(process.version).update(styleModules().join());
  const ours = fs.readdirSync(OURS, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of [...FILES, ...ours.map(({ name }) => path.join(OURS, name))]) {
    hash.update(`\0${file}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}
