/**
 * Changes: the rules of Gatsby's webpack configuration that compile scripts use swc instead of Babel.
 * Why: Babel takes ten times longer. Page queries are left to Babel: Gatsby's plugin removes them.
 * Written for: gatsby 5.16.1. Anchor: the `test` of two rules, compared as text; a missing one throws.
 * Remove: delete this file and its line in `index.ts`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoaderUse, Rule, RuleContext } from '../apiTypes';

const SOURCES = String.raw`\.(js|mjs|jsx|ts|tsx)$`;
/** A second rule, which would compile TypeScript again. */
const TYPESCRIPT = String.raw`\.tsx?$`;
const loader = createRequire(path.resolve('package.json')).resolve('swc-loader');

const compileFast = (file: string, targets: string | readonly string[], refresh: boolean): LoaderUse => ({
  loader,
  options: {
    swcrc: false,
    configFile: false,
    isModule: 'unknown',
    env: { targets },
    jsc: {
      parser: /\.tsx?$/.test(file)
        ? { syntax: 'typescript', tsx: file.endsWith('x') }
        : { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic', refresh } },
    },
  },
});

/** Files with page queries and exports that Gatsby's Babel plugins remove. */
const PAGE_FOLDERS = ['src/pages', 'src/templates'].map((folder) => path.resolve(folder) + path.sep);

/**
 * Returns the rules with swc instead of Babel.
 * @throws if Gatsby no longer has the rules that this replaces
 */
export function withSwc(
  rules: readonly Rule[],
  targets: string | readonly string[],
  refresh: boolean,
): Rule[] {
  for (const source of [SOURCES, TYPESCRIPT])
    if (!rules.some(({ test }) => test?.source === source))
      throw new Error(`Gatsby has no rule for ${source} any more; see swcCompiler.ts.`);
  return rules
    .filter(({ test, use }) => !use || test?.source !== TYPESCRIPT)
    .map((rule) => {
      const { use, test } = rule;
      if (test?.source !== SOURCES || typeof use !== 'function') return rule;
      const fast = (context: RuleContext): LoaderUse[] => {
        const file = context.resource;
        // Gatsby calls this without a file.
        const needsBabel = !file || PAGE_FOLDERS.some((folder) => file.startsWith(folder));
        return needsBabel ? use(context) : [compileFast(file, targets, refresh)];
      };
      return { ...rule, use: fast };
    });
}
