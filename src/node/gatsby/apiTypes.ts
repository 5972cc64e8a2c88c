/** Parts of Gatsby's Node APIs that its own types leave untyped. */
import type { Compiler } from 'webpack';

export interface QueryAnswer<Data> {
  data?: Data;
  errors?: Error[];
}

/** Runs a query in `createPages`. */
export type RunQuery = <Data>(query: string) => Promise<QueryAnswer<Data>>;

export type LoaderUse = string | { loader?: string; options?: LoaderOptions };

interface LoaderOptions {
  modules?: { localIdentName?: string; getLocalIdent?: NameClass };
  [name: string]: unknown;
}

/** Names a class of a style module. */
type NameClass = (context: { resourcePath: string }, pattern: string, className: string) => string;

/** The file that a rule is asked for. */
export interface RuleContext {
  resource: string;
}

export interface Rule {
  test?: RegExp;
  include?: string;
  resolve?: { alias: Record<string, string> };
  use?: LoaderUse | LoaderUse[] | ((context: RuleContext) => LoaderUse[]);
  oneOf?: Rule[];
}

/** Entries of a bundle: their modules, and for those after another entry its name. */
export type Entries = Record<string, EntryModules | { import: EntryModules; dependOn: string }>;

type EntryModules = string | readonly string[];

/** Groups of modules that the bundler puts into chunks of their own. */
export interface CacheGroups {
  styles?: unknown;
  commons?: { name: string };
  framework?: { name: string };
}

/** The bundler's configuration, as far as ours changes it. */
export interface BundlerConfig {
  output: {
    hashDigestLength?: number;
    trustedTypes?: { policyName: string };
    clean?: { keep: (file: string) => boolean };
  };
  entry: Entries;
  module: { rules: Rule[] };
  plugins: { apply: (compiler: Compiler) => void }[];
  optimization: {
    minimizer: Minimizer[];
    splitChunks?: { cacheGroups?: CacheGroups };
  };
}

export interface Minimizer {
  constructor: { name: string };
}
