import path from 'node:path';
import { transform } from 'esbuild';
import type { Rspack } from '../rspackBundler';
import { styleTargets } from '../rspackConfig';
import { adaptPlugins, withoutEnvironment } from '../rspackPlugins';
import { adaptRules, type WebpackRule } from '../rspackRules';

/** The part of Rspack that rules need. */
const rspack = { CssExtractRspackPlugin: { loader: 'extract' } } as unknown as Rspack;
const package_ = (file: string): string => path.resolve('node_modules', file);

const BABEL = package_('gatsby/dist/utils/babel-loader.js');
const byBabel = () => [{ loader: BABEL }];
const prefixer = (count: number) => ({
  loader: package_('postcss-loader/dist/cjs.js'),
  options: { postcssOptions: () => ({ plugins: Array.from({ length: count }) }) },
});
const css = { loader: package_('css-loader/dist/cjs.js') };

describe('adaptRules', () => {
  it('compiles pages and what has queries with Babel, and all else with swc', () => {
    const byPart = (file: object) => [{ loader: BABEL, options: file }];
    const [rule] = adaptRules([{ test: /\.(js|mjs|jsx|ts|tsx)$/, use: byPart }], rspack, 'develop');
    const rules = rule?.oneOf as { use: unknown; include?: RegExp | ((file: string) => boolean) }[];
    // In development, the head of a page must not be compiled as its component.
    const parts = ['?export=default', '?export=head', ''];
    expect(rules.slice(0, 3).map(({ use }) => use)).toEqual(
      parts.map((resourceQuery) => byPart({ resource: '', resourceQuery, issuer: 'async-requires' })),
    );
    expect(path.resolve('src/pages/404.tsx')).toMatch(rules[0]?.include as RegExp);
    const hasQueries = rules[3]?.include as (file: string) => boolean;
    expect(hasQueries(package_('react/index.js'))).toBe(false);
    expect(rules[4]).toMatchObject({ use: { loader: 'builtin:swc-loader' } });
  });

  it('drops the rule that would compile scripts again, and keeps what needs no translation', () => {
    const again = { test: /\.tsx?$/, use: byBabel };
    const kept: WebpackRule[] = [
      { test: /\.mdx?$/, use: () => [...byBabel(), { loader: 'mdx' }] },
      { test: /\.svelte$/, use: () => [{ loader: 'svelte' }] },
      { test: /\.less$/, use: [{ loader: 'less-loader' }, css] },
    ];
    expect(adaptRules([again, ...kept], rspack, 'build-html')).toEqual(kept);
  });

  it('extracts styles with its own loader, without prefixes, which the minifier adds', () => {
    const extract = { loader: package_('mini-css-extract-plugin/dist/loader.js') };
    const rules = [prefixer(2), prefixer(3), { loader: prefixer(2).loader, options: {} }].map((postcss) => ({
      test: /\.css$/,
      use: [extract, css, postcss],
    }));
    const [rule] = adaptRules([{ oneOf: rules }], rspack, 'build-javascript');
    const uses = rule?.oneOf?.map((one) => (one ? one.use : undefined)) as unknown[][];
    expect(uses.map((use) => [use[0], use.length])).toEqual([
      ['extract', 2],
      ['extract', 3],
      ['extract', 3],
    ]);
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
  class Plugin {
    apply(): void {
      throw new Error('applied');
    }
  }
  it('keeps what it does not know, and names what Rspack cannot run, with the way out', () => {
    const own = new Plugin();
    expect(adaptPlugins([own], rspack, false)).toEqual([own]);
    class PrefetchPlugin extends Plugin {}
    expect(() => adaptPlugins([new PrefetchPlugin()], rspack, false)).toThrow(
      'Rspack cannot run PrefetchPlugin; IDMP_PATCHES=off builds with webpack.',
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
