import type { Compiler } from 'webpack';
import { removeUnlisted } from '@idmp/hosts';

/**
 * Removes the bundles of earlier builds. `output.clean` reads every file of the folder, and fails if one is renamed
 * meanwhile by a process that works beside the bundler.
 */
export const OLD_BUNDLES = {
  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tapPromise('old bundles', async (compilation) => {
      const { outputPath } = compilation.compiler;
      await removeUnlisted(
        outputPath,
        'bundles',
        compilation.getAssets().map(({ name }) => name),
      );
    });
  },
};
