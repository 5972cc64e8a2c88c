/** Parts of Gatsby's Node APIs that its own types leave untyped. */

export interface QueryAnswer<Data> {
  data?: Data;
  errors?: Error[];
}

/** Runs a query in `createPages`. */
export type RunQuery = <Data>(query: string) => Promise<QueryAnswer<Data>>;

export type LoaderUse = string | { loader?: string; options?: LoaderOptions };

interface LoaderOptions {
  modules?: { localIdentName?: string };
  [name: string]: unknown;
}

/** The file that a rule is asked for, and the one that asks. */
export interface RuleContext {
  resource: string;
  issuer: string;
}

export interface Rule {
  test?: RegExp;
  use?: LoaderUse | LoaderUse[] | ((context: RuleContext) => LoaderUse[]);
  oneOf?: Rule[];
}

/** The bundler's configuration, as far as ours changes it. */
export interface BundlerConfig {
  module: { rules: Rule[] };
  optimization: {
    minimizer: Minimizer[];
    splitChunks?: { cacheGroups?: { styles?: unknown } };
  };
}

export interface Minimizer {
  constructor: { name: string };
}
