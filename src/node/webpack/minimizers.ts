import TerserPlugin from 'terser-webpack-plugin';
import type { Minimizer } from '../gatsby/apiTypes';

/** Of Gatsby: the one for scripts is four times slower here, the one for styles starts a process of its own. */
const REPLACED = ['TerserPlugin', 'CssMinimizerPlugin'];

/** Puts swc and esbuild in the place of Gatsby's minifiers; both have threads of their own. */
export function withFastMinifiers(minimizers: Minimizer[]): Minimizer[] {
  const scripts = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: {
      compress: { passes: 2, ecma: 2020 },
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
