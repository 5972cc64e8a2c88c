/** Gatsby's rules for Rspack, with swc instead of Babel except for pages; see `rspackBundler.ts`. */
import type { RuleSetRule } from '@rspack/core';
import { browserslist as browsers } from '../../package.json';
import { PAGE } from '../settings/siteFiles';
import type { Rspack } from './rspackBundler';

interface Loader {
  loader: string;
  options?: object;
}

interface RequestedFile {
  resource: string;
  resourceQuery: string;
  issuer: string;
}

/** A rule of webpack's configuration; it may choose the loaders of each file by a function, which Rspack cannot. */
export interface WebpackRule {
  test?: RegExp;
  include?: unknown;
  use?: string | Loader | (string | Loader)[] | ((file: RequestedFile) => Loader[]);
  oneOf?: WebpackRule[];
}

/** Gatsby's rule for scripts. */
const SCRIPTS = String.raw`\.(js|mjs|jsx|ts|tsx)$`;
/** Rules for the same scripts, by its TypeScript plugin, and for pages in MDX, which the site has none of. */
const NEEDLESS: ReadonlySet<string | undefined> = new Set([
  String.raw`\.tsx?$`,
  String.raw`\.mdx?$`,
  String.raw`\.[tj]sx?$`,
]);
/** In development, Gatsby imports the component and the head of a page separately. */
const PAGE_PARTS = ['?export=default', '?export=head', ''];
const UNCHANGED =
  /[\\/](?:gatsby[\\/]dist[\\/]utils[\\/]babel-loader|(?:css|null|url|file|yaml)-loader|patches)[\\/.]/;

/** Translates the rules of a stage; an unknown one throws. */
export function adaptRules(rules: readonly WebpackRule[], rspack: Rspack, stage: string): RuleSetRule[] {
  const adaptLoader = (use: string | Loader): (string | Loader)[] => {
    const loader = typeof use === 'string' ? { loader: use } : use;
    if (/[\\/]mini-css-extract-plugin[\\/]/.test(loader.loader))
      return [rspack.CssExtractRspackPlugin.loader];
    // Adds prefixes, as the minifier does.
    if (/[\\/]postcss-loader[\\/]/.test(loader.loader)) return [];
    if (!UNCHANGED.test(loader.loader))
      throw new Error(`Rspack has not run ${loader.loader} yet; see rspackRules.ts.`);
    return [loader];
  };
  const adapt = (rule: WebpackRule): RuleSetRule[] => {
    const { use, oneOf, ...rest } = rule;
    const source = rule.test?.source;
    if (use && NEEDLESS.has(source)) return [];
    if (typeof use === 'function') {
      if (source !== SCRIPTS) throw new Error(`Rspack has no rule for ${source} yet; see rspackRules.ts.`);
      const compilePage = (resourceQuery: string) => ({
        ...rest,
        // Their queries are removed by Gatsby's Babel plugin.
        include: PAGE,
        ...(resourceQuery && { resourceQuery: RegExp(`${resourceQuery.slice(1)}$`) }),
        use: use({ resource: '', resourceQuery, issuer: 'async-requires' }),
      });
      return [{ oneOf: [...PAGE_PARTS.map(compilePage), { ...rest, use: swc(stage) }] } as RuleSetRule];
    }
    const loaders = [use ?? []].flat().flatMap(adaptLoader);
    const rules = oneOf?.flatMap(adapt);
    return [{ ...rest, ...(use && { use: loaders }), ...(rules && { oneOf: rules }) } as RuleSetRule];
  };
  return rules.flatMap(adapt);
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
