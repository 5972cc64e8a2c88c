import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoaderUse, Rule, RuleContext } from '../gatsby/apiTypes';

const SOURCES = String.raw`\.(js|mjs|jsx|ts|tsx)$`;
/** A second rule, which would compile TypeScript once more. */
const TYPESCRIPT = String.raw`\.tsx?$`;
const loader = createRequire(path.resolve('package.json')).resolve('swc-loader');

/** Pages and queries: Gatsby's own compiler takes queries and data functions out of them. */
function needsGatsbysCompiler({ resource, issuer }: RuleContext): boolean {
  return issuer.includes('async-requires') || fs.readFileSync(resource, 'utf8').includes('graphql');
}

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

/** The bundler's rules with swc in the place of Babel, whose work takes ten times longer, wherever Gatsby needs no Babel. */
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
        !context.resource || needsGatsbysCompiler(context)
          ? use(context)
          : [compileFast(context.resource, targets, refresh)];
      return { ...rule, use: fast };
    });
}
