/** Gatsby's rules for Rspack, with swc instead of Babel where that is enough; see `rspackBundler.ts`. */
import { readdirSync } from 'node:fs';
import type { RuleSetRule } from '@rspack/core';
import { browserslist as browsers } from '../../package.json';
import { PAGE } from '../settings/siteFiles';
import { requireFromGatsby } from './gatsbyModule';
import { queriesData } from './pageQueries';
import type { Rspack } from './rspackBundler';

interface Loader {
  loader: string;
  options?: { postcssOptions?: unknown };
}

/** A rule of webpack's configuration; it may choose the loaders of each file by a function. */
export interface WebpackRule {
  test?: RegExp;
  use?: string | Loader | (string | Loader)[] | ((file: object) => Loader[]);
  oneOf?: WebpackRule[];
}

type Condition = RegExp | ((file: string) => boolean);

/** Gatsby's rule for scripts; its TypeScript plugin has the same again. */
const SCRIPTS = String.raw`\.(js|mjs|jsx|ts|tsx)$`;
const BABEL = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]babel-loader\.js$/;
/** In development, Gatsby imports the component and the head of a page separately. */
const PAGE_PARTS = ['?export=default', '?export=head', ''];
export const PACKAGE = /[\\/]node_modules[\\/]/;

/** Files of the project that say how it is compiled: `babel.config.js`, `.postcssrc` and their like. */
export const configurations = (names = /babel|postcss|^gatsby-config/): string[] =>
  readdirSync('.').filter((name) => names.test(name));

/** Translates the rules of a stage; what needs no translation stays as it is. */
export function adaptRules(rules: readonly WebpackRule[], rspack: Rspack, stage: string): RuleSetRule[] {
  const adaptLoader = (use: string | Loader): (string | Loader)[] => {
    const loader: Loader = typeof use === 'string' ? { loader: use } : use;
    if (/[\\/]mini-css-extract-plugin[\\/]/.test(loader.loader))
      return [rspack.CssExtractRspackPlugin.loader];
    // The minifier adds prefixes.
    const isNeedless = /[\\/]postcss-loader[\\/]/.test(loader.loader) && onlyPrefixes(loader.options);
    return isNeedless ? [] : [loader];
  };
  const adapt = (rule: WebpackRule): RuleSetRule[] => {
    const { use, oneOf, ...rest } = rule;
    if (typeof use === 'function') {
      if (!use({}).every(({ loader }) => BABEL.test(loader))) return [rule as RuleSetRule];
      if (rule.test?.source !== SCRIPTS) return [];
      // A rule for each, as Rspack gives the options for a function's first file to all others.
      const babel = (include: Condition, resourceQuery: string, issuer = '') => ({
        ...rest,
        include,
        ...(resourceQuery && { resourceQuery: RegExp(`${resourceQuery.slice(1)}$`) }),
        use: use({ resource: '', resourceQuery, issuer }),
      });
      const pages = PAGE_PARTS.map((part) => babel(PAGE, part, 'async-requires'));
      return [{ oneOf: [...pages, babel(babelCondition(stage), ''), { ...rest, use: swc(stage) }] }];
    }
    const loaders = [use ?? []].flat().flatMap(adaptLoader);
    const rules = oneOf?.flatMap(adapt);
    return [{ ...rest, ...(use && { use: loaders }), ...(rules && { oneOf: rules }) } as RuleSetRule];
  };
  return rules.flatMap(adapt);
}

/** Whether a loader does no more than Gatsby's: it has two plugins, and the project no configuration. */
const onlyPrefixes = ({ postcssOptions }: Loader['options'] = {}): boolean =>
  typeof postcssOptions === 'function' &&
  (postcssOptions as (context: object) => { plugins: unknown[] })({}).plugins.length === 2 &&
  configurations(/postcss/).length === 0;

/** Tells files beside pages that need Babel: those with queries, and if a plugin or the project extends it, all but packages. */
function babelCondition(stage: string): Condition {
  let isExtended: boolean | undefined;
  return (file) => queriesData(file) || (!PACKAGE.test(file) && (isExtended ??= extendsBabel(stage)));
}

/** Names of Babel's plugins that Gatsby itself sets. */
const GATSBY_PLUGIN = /[\\/]@babel[\\/]|^@sigmacomputing\/babel-plugin-lodash$/;

/** Whether Babel has more plugins than those of Gatsby, or a configuration of the project. */
function extendsBabel(stage: string): boolean {
  const { store } = requireFromGatsby('./dist/redux') as { store: GatsbyStore };
  const { plugins = [], presets = [] } = store.getState().babelrc.stages[stage] ?? {};
  return (
    [...plugins, ...presets].some(({ name }) => !GATSBY_PLUGIN.test(name)) ||
    configurations(/babel/).length > 0
  );
}

interface GatsbyStore {
  getState: () => {
    babelrc: { stages: Record<string, Partial<Record<'plugins' | 'presets', { name: string }[]>>> };
  };
}

const swc = (stage: string) => ({
  loader: 'builtin:swc-loader',
  options: {
    detectSyntax: 'auto',
    env: { targets: stage.endsWith('html') ? `node ${process.versions.node}` : browsers },
    isModule: 'unknown',
    jsc: { transform: { react: { runtime: 'automatic', refresh: stage === 'develop' } } },
  },
});
