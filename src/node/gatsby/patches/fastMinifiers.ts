/**
 * Changes: Gatsby's two minifiers are replaced by swc (scripts) and esbuild (styles).
 * Why: Terser is four times slower here, and the style minifier starts child processes.
 * Written for: gatsby 5.16.1. Anchor: the class names of two webpack plugins; a missing one throws.
 * Remove: delete this file and its line in `index.ts`.
 */
import TerserPlugin from 'terser-webpack-plugin';
import type { Minimizer } from '../apiTypes';

const REPLACED = ['TerserPlugin', 'CssMinimizerPlugin'];

/** Replaces Gatsby's minifiers with swc and esbuild, which are multithreaded. */
export function withFastMinifiers(minimizers: Minimizer[]): Minimizer[] {
  const names = minimizers.map(({ constructor }) => constructor.name);
  const gone = REPLACED.find((name) => !names.includes(name));
  if (gone) throw new Error(`Gatsby no longer minifies with ${gone}; see fastMinifiers.ts.`);
  const scripts = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: {
      compress: { passes: 3, ecma: 2020 },
      mangle: true,
      format: { comments: false, ecma: 2020 },
    },
  });
  const styles = new TerserPlugin({
    test: /\.css$/,
    minify: TerserPlugin.esbuildMinifyCss,
    parallel: false,
    extractComments: false,
  });
  return [scripts, styles, ...minimizers.filter(({ constructor }) => !REPLACED.includes(constructor.name))];
}
