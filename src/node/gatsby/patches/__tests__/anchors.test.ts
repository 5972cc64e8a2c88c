import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { lighterBrowserModules, lighterModules } from '../lighterModules';

const fromProject = createRequire(path.resolve('package.json'));
const fromGatsby = createRequire(fromProject.resolve('gatsby/package.json'));
const gatsbyFile = (file: string): string =>
  readFileSync(path.join(path.dirname(fromProject.resolve('gatsby/package.json')), file), 'utf8');

/** Looks for the anchor of each patch in the installed packages, to detect incompatible versions in a second. */
describe('the anchors of the patches', () => {
  it('esbuildConfig: the module it replaces has the same exports', () => {
    const source = gatsbyFile('dist/utils/parcel/compile-gatsby-files.js');
    const names = [...source.matchAll(/^exports\.(\w+) = /gm)].map(([, name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'COMPILED_CACHE_DIR',
        'PARCEL_CACHE_DIR',
        'compileGatsbyFiles',
        'findCompiledLocalPluginModule',
        'getResolvedFieldsForPlugin',
      ]),
    );
  });

  it('documentStore: Gatsby keeps .cache/compiled when it empties its cache', () => {
    expect(gatsbyFile('dist/services/initialize.js')).toContain('`!.cache/compiled`');
  });

  it('pageQueries: the parser reads a file at a time, and takes errors without an id', () => {
    expect(gatsbyFile('dist/query/file-parser.js')).toContain('async parseFile(file, addError) {');
    expect(gatsbyFile('dist/query/query-compiler.js')).toContain('activity.panicOnBuild(errors)');
  });

  it('oneProcess: the pool and its renderer are there, and one core means one process', () => {
    expect(gatsbyFile('dist/utils/worker/pool.js')).toContain('exports.create = create;');
    expect(gatsbyFile('dist/utils/worker/child/index.js')).toContain('require("./render-html")');
    expect(gatsbyFile('dist/services/initialize.js')).toContain('WorkerPool.create()');
    expect(gatsbyFile('dist/commands/build.js')).toContain('.cpuCoreCount)() === 1');
  });

  it('quickSave: a timer commits the batch of changed nodes', () => {
    expect(gatsbyFile('dist/state-machines/waiting/index.js')).toMatch(
      /batchingNodeMutations: \{[^]*?after: \{[^}]*\[NODE_MUTATION_BATCH_TIMEOUT\]: `committingBatch`/,
    );
  });

  it('swcCompiler: the two rules have the same tests', () => {
    expect(gatsbyFile('dist/utils/webpack-utils.js')).toContain('test: /\\.(js|mjs|jsx|ts|tsx)$/');
    const typescript = fromGatsby.resolve('gatsby-plugin-typescript/gatsby-node');
    expect(readFileSync(typescript, 'utf8')).toContain('test: /\\.tsx?$/');
  });

  it('fastMinifiers: the two minimizers are there', () => {
    const source = gatsbyFile('dist/utils/webpack-utils.js');
    expect(source).toContain('require("terser-webpack-plugin")');
    expect(source).toContain('require("css-minimizer-webpack-plugin")');
  });

  it('serverErrors: the loader asks for the page of the status', () => {
    expect(gatsbyFile('cache-dir/loader.js')).toContain('if (status === 500)');
  });

  it('progressBarStyle: the plugin adds a style element', () => {
    const file = fromProject.resolve('gatsby-plugin-nprogress/gatsby-browser.js');
    expect(readFileSync(file, 'utf8')).toMatch(
      /\/\/ Inject styles\.[^]*document\.head\.appendChild\(node\);/,
    );
  });

  it('fullDisk: the reporter panics through its error', () => {
    const fromCli = createRequire(fromGatsby.resolve('gatsby-cli/package.json'));
    const source = readFileSync(fromCli.resolve('./lib/reporter/reporter.js'), 'utf8');
    expect(source.match(/^  panic(?:OnBuild)? = [^]*?this\.error\(/gm)).toHaveLength(2);
  });

  it('quickDevelop: Gatsby lints with this plugin', () => {
    const plugin = fromGatsby('eslint-webpack-plugin') as { name: string };
    expect(plugin.name).toBe('ESLintWebpackPlugin');
    expect(gatsbyFile('dist/utils/webpack.config.js')).toContain('configPlugins.push(plugins.eslint())');
  });

  it('lighterModules: every file is there', () => {
    expect(Object.keys({ ...lighterModules(), ...lighterBrowserModules() })).not.toHaveLength(0);
  });

  it('librariesFirst: Gatsby puts React into a chunk of its own', () => {
    expect(gatsbyFile('dist/utils/webpack.config.js')).toContain('framework: {');
  });

  it('shortClassNames: css-loader is asked for local names', () => {
    expect(gatsbyFile('dist/utils/webpack-utils.js')).toContain('localIdentName');
  });

  it('splitStyles: the extracting plugin names its modules so', () => {
    const folder = path.dirname(fromGatsby.resolve('mini-css-extract-plugin/package.json'));
    expect(readFileSync(path.join(folder, 'dist/utils.js'), 'utf8')).toContain('css/mini-extract');
  });
});
