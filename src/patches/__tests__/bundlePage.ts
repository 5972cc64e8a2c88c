/**
 * Bundles `src/page.js` of the current folder as Gatsby's renderer is bundled, and prints how many modules were built, and
 * the bundle's code. The test runs it in processes of their own.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as rspack from '@rspack/core';
import { OLD_BUNDLES } from '../../build/oldBundles';
import { adaptConfig, type WebpackConfig } from '../rspackConfig';

/** Stores its options like webpack's plugin. */
class DefinePlugin {
  constructor(readonly definitions: Record<string, string>) {}
  apply(): void {
    throw new Error("Rspack runs a plugin of webpack's.");
  }
}

const environment = Object.entries(process.env).map(([name, value]) => [
  `process.env.${name}`,
  JSON.stringify(value),
]);
const config = {
  name: 'build-html',
  context: process.cwd(),
  mode: 'production',
  target: 'node',
  devtool: false,
  entry: './src/page.js',
  output: {
    path: path.resolve('dist'),
    ...(process.env['HASHED'] && { uniqueName: 'hashed' }),
  },
  plugins: [OLD_BUNDLES, new DefinePlugin(Object.fromEntries(environment) as Record<string, string>)],
  module: { rules: [{ test: /\.js$/, use: path.resolve('src/patches/addLine.cjs') }] },
  resolve: {},
  optimization: { minimize: false, concatenateModules: false },
} as unknown as WebpackConfig;

const compiler = rspack.rspack(adaptConfig(config, rspack));
compiler.run((error, stats) => {
  if (error || !stats) throw error ?? new Error('no statistics');
  const { modules = [] } = stats.toJson({ all: false, modules: true, cachedModules: true });
  const built = modules.filter((module) => module.built).length;
  compiler.close(() => console.log(JSON.stringify({ built, code: readFileSync('dist/main.js', 'utf8') })));
});
