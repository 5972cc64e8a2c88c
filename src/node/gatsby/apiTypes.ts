/** Types that Gatsby's Node APIs leave open. */
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

/** Generates a class name of a CSS module. */
type NameClass = (context: { resourcePath: string }, pattern: string, className: string) => string;

/** The file that a rule applies to. */
export interface RuleContext {
  resource: string;
}

export interface Rule {
  test?: RegExp;
  include?: string;
  parser?: ParserOptions;
  resolve?: { alias: Record<string, string> };
  use?: LoaderUse | LoaderUse[] | ((context: RuleContext) => LoaderUse[]);
  oneOf?: Rule[];
}

/** Which expressions the bundler follows. */
interface ParserOptions {
  import?: boolean;
  worker?: boolean;
}

/** Entries of a bundle: their modules, and the entry they depend on. */
export type Entries = Record<string, EntryModules | { import: EntryModules; dependOn: string }>;

type EntryModules = string | readonly string[];

/** webpack's `cacheGroups`. */
export interface CacheGroups {
  styles?: unknown;
  commons?: { name: string };
  document?: { name: string; chunks: (chunk: { name?: string }) => boolean; enforce: boolean };
  shared?: { name: unknown };
  framework?: { name: string };
}

/** The part of webpack's configuration that ours changes. */
export interface BundlerConfig {
  output: {
    hashDigestLength?: number;
    trustedTypes?: { policyName: string };
    clean?: { keep: (file: string) => boolean };
  };
  entry: Entries;
  module: { rules: Rule[]; parser?: { javascript: ParserOptions } };
  experiments?: object;
  plugins: { apply: (compiler: Compiler) => void }[];
  optimization: {
    minimizer: Minimizer[];
    splitChunks?: { cacheGroups?: CacheGroups };
  };
}

export interface Minimizer {
  constructor: { name: string };
}
