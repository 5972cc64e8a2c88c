import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoaderUse, Rule, RuleContext } from '../gatsby/apiTypes';

const SOURCES = String.raw`\.(js|mjs|jsx|ts|tsx)$`;
/** A second rule, which would compile TypeScript once more. */
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

/** The bundler's rules with swc in the place of Babel, whose work takes ten times longer. */
export function withFastCompiler(
  rules: readonly Rule[],
  targets: string | readonly string[],
  refresh: boolean,
): Rule[] {
  return rules
    .filter(({ test }) => test?.source !== TYPESCRIPT)
    .map((rule) => {
      const { use, test } = rule;
      if (test?.source !== SOURCES || typeof use !== 'function') return rule;
      const fast = (context: RuleContext): LoaderUse[] =>
        // Gatsby asks without a file for the compiler of a rule.
        context.resource ? [compileFast(context.resource, targets, refresh)] : use(context);
      return { ...rule, use: fast };
    });
}
