import fs from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from 'webpack';

/** Names of bundles, by their hashes; our own scripts have 12-digit hashes. */
const BUNDLE_FILE = /^[\w.-]+[.-](?:[\da-f]{10}|[\da-f]{20})\.(?:js|css)$/;

/**
 * Removes the bundles of earlier builds. `output.clean` reads every file of the folder, and fails if one is renamed
 * meanwhile by a process that works beside the bundler.
 */
export class OldBundlesPlugin {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tapPromise('OldBundlesPlugin', async (compilation) => {
      const { outputPath } = compilation.compiler;
      const written = new Set(compilation.getAssets().map(({ name }) => name));
      const names = (await fs.readdir(outputPath)).filter((name) => BUNDLE_FILE.test(name));
      const old = names.filter((name) => !written.has(name));
      await Promise.all(old.map((name) => fs.rm(path.join(outputPath, name), { force: true })));
    });
  }
}
