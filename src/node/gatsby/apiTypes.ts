/** Parts of Gatsby's Node APIs that its own types leave untyped. */

export interface QueryAnswer<Data> {
  data?: Data;
  errors?: Error[];
}

/** Runs a query in `createPages`. */
export type RunQuery = <Data>(query: string) => Promise<QueryAnswer<Data>>;

export type LoaderUse = string | { options?: { modules?: { localIdentName?: string } } };

export interface Rule {
  use?: LoaderUse | LoaderUse[];
  oneOf?: Rule[];
}

/** The bundler's configuration, as far as ours changes it. */
export interface BundlerConfig {
  cache?: { buildDependencies?: Record<string, string[]> };
  module: { rules: Rule[] };
  optimization: {
    minimizer: Minimizer[];
    splitChunks?: { cacheGroups?: { styles?: unknown } };
  };
}

export interface Minimizer {
  constructor: { name: string };
}
