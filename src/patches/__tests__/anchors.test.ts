import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replacement } from '../esbuildConfig.mjs';
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

  it('esbuildConfig: compiles the files of the site and of local plugins to where Gatsby looks', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'esbuild-config-'));
    mkdirSync(path.join(root, 'plugins/own'), { recursive: true });
    for (const file of ['package.json', 'gatsby-config.ts', 'gatsby-node.ts', 'plugins/own/gatsby-node.ts'])
      writeFileSync(
        path.join(root, file),
        file.endsWith('.json') ? '{}' : `export const name: string = '${file}';`,
      );
    const { compileGatsbyFiles, findCompiledLocalPluginModule: find } = replacement;
    await compileGatsbyFiles(root);
    const compiled = [
      find(root, 'default-site-plugin', 'gatsby-config'),
      find(root, 'default-site-plugin', 'gatsby-node'),
      find(root, 'own', 'gatsby-node'),
    ].map((file) => (fromProject(file ?? '') as { name: string }).name);
    expect(compiled).toEqual(['gatsby-config.ts', 'gatsby-node.ts', 'plugins/own/gatsby-node.ts']);
    expect(find(root, 'own', 'gatsby-config')).toBeUndefined();
    rmSync(root, { recursive: true });
  });

  it('documentStore: Gatsby keeps .cache/compiled when it empties its cache', () => {
    expect(gatsbyFile('dist/services/initialize.js')).toContain('`!.cache/compiled`');
  });

  it('withoutMark: Gatsby reads files by the export that is replaced', () => {
    const plugin = fromProject('gatsby-source-filesystem') as Record<string, unknown>;
    expect(typeof plugin['loadNodeContent']).toBe('function');
    expect(gatsbyFile('dist/utils/nodes.js')).toContain('} = require(plugin.resolve);');
  });

  it('pageQueries: the parser reads a file at a time', () => {
    expect(gatsbyFile('dist/query/file-parser.js')).toContain('async parseFile(file, addError) {');
  });

  it('oneProcess: the pool and its renderer are there, and one core means one process', () => {
    expect(gatsbyFile('dist/utils/worker/pool.js')).toContain('exports.create = create;');
    expect(gatsbyFile('dist/utils/worker/child/index.js')).toContain('require("./render-html")');
    expect(gatsbyFile('dist/services/initialize.js')).toContain('WorkerPool.create()');
    expect(gatsbyFile('dist/commands/build.js')).toContain('.cpuCoreCount)() === 1');
  });

  it('ownFrontMatter: the plugin calls the function by the name of its export', () => {
    expect(fromProject('gatsby-plugin-mdx/dist/frontmatter')).toHaveProperty('parseFrontmatter');
    const plugin = readFileSync(fromProject.resolve('gatsby-plugin-mdx/dist/gatsby-node.js'), 'utf8');
    expect(plugin).toContain('(0, _frontmatter.parseFrontmatter)(node.internal.contentDigest, rawBody)');
  });

  it('pushArticle: the socket knows the open pages, and the browser takes the data of one', () => {
    const manager = gatsbyFile('dist/utils/websocket-manager.js');
    for (const anchor of [
      'exports.websocketManager =',
      'activePaths = new Set()',
      'emitPageData = data => {',
      'type: `pageQueryResult`',
    ])
      expect(manager).toContain(anchor);
    expect(gatsbyFile('cache-dir/dev-loader.js')).toContain('msg.type === `pageQueryResult`');
  });

  it('rspackBundler: webpack loads its function at the first call, with a configuration named after the stage', () => {
    const entry = readFileSync(fromGatsby.resolve('webpack/lib/index.js'), 'utf8');
    expect(entry).toContain('lazyFunction(() => require("./webpack"))');
    expect(gatsbyFile('dist/utils/webpack.config.js')).toContain('name: stage,');
  });

  it('rspackRules: Gatsby and its TypeScript plugin have these rules for scripts', () => {
    expect(gatsbyFile('dist/utils/webpack-utils.js')).toContain('test: /\\.(js|mjs|jsx|ts|tsx)$/');
    const typescript = fromGatsby.resolve('gatsby-plugin-typescript/gatsby-node');
    expect(readFileSync(typescript, 'utf8')).toContain('test: /\\.tsx?$/');
    expect(gatsbyFile('dist/redux/reducers/babelrc.js')).toContain('state.stages[stage].plugins');
  });

  it('rspackPlugins: Gatsby writes its virtual modules to the disk, and statistics from chunk groups', () => {
    expect(gatsbyFile('dist/utils/gatsby-webpack-virtual-modules.js')).toContain('fs.outputFileSync(');
    const extractor = gatsbyFile('dist/utils/gatsby-webpack-stats-extractor.js');
    expect(extractor).toContain('compiler.hooks.done.tapAsync(');
    expect(extractor).toContain('chunkGroup.getChildrenByOrders(');
  });

  it('errorOverlay: the entry of the page and the modules it connects have these names', () => {
    expect(gatsbyFile('dist/utils/webpack.config.js')).toContain('commons: [directoryPath(`.cache/app`)]');
    const overlay = gatsbyFile('dist/utils/fast-refresh-module.js');
    for (const name of ['clearCompileError', 'clearRuntimeErrors', 'handleRuntimeError', 'showCompileError'])
      expect(overlay).toContain(`exports.${name} = `);
    const client = readFileSync(fromGatsby.resolve('@gatsbyjs/webpack-hot-middleware/client'), 'utf8');
    expect(client).toContain('useCustomOverlay: function');
  });

  it('appChunks: Gatsby groups chunks by these names', () => {
    const config = gatsbyFile('dist/utils/webpack.config.js');
    for (const name of ['commons', 'shared', 'styles'])
      expect(config).toMatch(RegExp(`^ +${name}: \\{$`, 'm'));
  });

  it('loaderErrors: the loader asks for the page of the status', () => {
    expect(gatsbyFile('cache-dir/loader.js')).toContain('if (status === 500)');
  });

  it('progressBarStyle: the plugin adds a style element', () => {
    const file = fromProject.resolve('gatsby-plugin-nprogress/gatsby-browser.js');
    expect(readFileSync(file, 'utf8')).toMatch(
      /\/\/ Inject styles\.[^]*document\.head\.appendChild\(node\);/,
    );
  });

  it('lighterModules: every file is there', () => {
    expect(Object.keys({ ...lighterModules(), ...lighterBrowserModules() })).not.toHaveLength(0);
  });

  it('librariesFirst: Gatsby puts React into a chunk of its own', () => {
    expect(gatsbyFile('dist/utils/webpack.config.js')).toContain('framework: {');
  });
});
