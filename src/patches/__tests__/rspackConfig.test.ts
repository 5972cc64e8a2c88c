import path from 'node:path';
import { transform } from 'esbuild';
import { type Rspack, bundleWithRspack } from '../rspackBundler';
import { styleTargets } from '../rspackConfig';
import { adaptPlugins, withoutEnvironment } from '../rspackPlugins';
import { adaptRules, type WebpackRule } from '../rspackRules';

/** The part of Rspack that rules need. */
const rspack = { CssExtractRspackPlugin: { loader: 'extract' } } as unknown as Rspack;
const package_ = (file: string): string => path.resolve('node_modules', file);

const BABEL = package_('gatsby/dist/utils/babel-loader.js');
const SCRIPTS: WebpackRule = {
  test: /\.(js|mjs|jsx|ts|tsx)$/,
  use: ({ resourceQuery }) => [{ loader: BABEL, options: { modules: resourceQuery === '' } }],
};
const styles = (modules: boolean | object): WebpackRule => ({
  test: /\.css$/,
  use: [
    { loader: package_('mini-css-extract-plugin/dist/loader.js') },
    { loader: package_('css-loader/dist/cjs.js'), options: { modules } },
    { loader: package_('postcss-loader/dist/cjs.js') },
  ],
});

describe('adaptRules', () => {
  it('compiles pages with Babel, one rule for each part of a page, and all else with swc', () => {
    const [rule] = adaptRules([SCRIPTS], rspack, 'develop');
    const parts = rule?.oneOf as { use: { loader: string } | { loader: string }[]; resourceQuery?: RegExp }[];
    expect(parts.map(({ use }) => [use].flat()[0]?.loader)).toEqual([
      BABEL,
      BABEL,
      BABEL,
      'builtin:swc-loader',
    ]);
    expect(parts.map(({ resourceQuery }) => resourceQuery?.source)).toEqual([
      'export=default$',
      'export=head$',
      undefined,
      undefined,
    ]);
  });

  it('drops rules that would compile scripts again, and keeps those that compile nothing', () => {
    const again = { test: /\.tsx?$/, use: () => [{ loader: BABEL }] };
    const mdx = {
      test: /\.mdx?$/,
      use: () => [{ loader: package_('gatsby-plugin-mdx/dist/gatsby-mdx-loader') }],
    };
    const resolves = { test: /\.tsx?$/, resolve: { alias: {} } };
    expect(adaptRules([again, mdx, resolves], rspack, 'build-html')).toEqual([resolves]);
  });

  it('extracts styles with its own loader, without prefixes, which the minifier adds', () => {
    const [rule] = adaptRules([{ oneOf: [styles(false)] }], rspack, 'build-javascript');
    expect(rule?.oneOf).toEqual([
      {
        test: /\.css$/,
        use: ['extract', { loader: package_('css-loader/dist/cjs.js'), options: { modules: false } }],
      },
    ]);
  });

  it('throws for an unknown loader or rule, with the file to edit', () => {
    const unknown = { test: /\.less$/, use: package_('less-loader/dist/cjs.js') };
    expect(() => adaptRules([unknown], rspack, 'develop')).toThrow(
      `Rspack has not run ${package_('less-loader/dist/cjs.js')} yet; see rspackRules.ts.`,
    );
    const dynamic = { test: /\.svelte$/, use: () => [] };
    expect(() => adaptRules([dynamic], rspack, 'develop')).toThrow(
      String.raw`Rspack has no rule for \.svelte$ yet; see rspackRules.ts.`,
    );
  });
});

describe('styleTargets', () => {
  it('are browsers that the minifier knows', async () => {
    const { code } = await transform('a { color: red }', {
      loader: 'css',
      minify: true,
      target: styleTargets(),
    });
    expect(code.trim()).toBe('a{color:red}');
  });
});

describe('adaptPlugins', () => {
  it('throws for an unknown plugin, with the file to edit', () => {
    class BundleAnalyzerPlugin {
      apply(): void {
        throw new Error('applied');
      }
    }
    expect(() => adaptPlugins([new BundleAnalyzerPlugin()], rspack, false)).toThrow(
      'Rspack has not run BundleAnalyzerPlugin yet; see rspackPlugins.ts.',
    );
  });
});

describe('withoutEnvironment', () => {
  it("keeps Gatsby's settings and all that is no variable", () => {
    const kept = {
      'process.env': '({})',
      'process.env.GATSBY_ANNOUNCEMENT': '"off"',
      'process.env.NODE_ENV': '"production"',
      __BASE_PATH__: '""',
    };
    expect(
      withoutEnvironment({ ...kept, 'process.env.CI_JOB_ID': '"1"', 'process.env.HOME': '"/"' }),
    ).toEqual(kept);
  });
});

describe('bundleWithRspack', () => {
  it('leaves webpack in place where Rspack does not run, and says so in one line', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    bundleWithRspack(() => {
      throw new Error('Cannot find native binding.\nRequire stack:\n- binding.js');
    });
    expect(warn.mock.calls).toEqual([
      ['Bundling with webpack, which takes longer, as Rspack does not run here: Cannot find native binding.'],
    ]);
    warn.mockRestore();
  });
});
