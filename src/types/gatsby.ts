/** Types that Gatsby's Node APIs leave open. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler } from 'webpack';

export interface QueryAnswer<Data> {
  data?: Data;
  errors?: Error[];
}

/** Runs a query in `createPages`. */
export type RunQuery = <Data>(query: string) => Promise<QueryAnswer<Data>>;

/** The development server. */
export interface DevelopApp {
  use: (
    prefix: string,
    handle: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void,
  ) => void;
}

export type LoaderUse = string | { loader?: string; options?: LoaderOptions };

interface LoaderOptions {
  modules?: { localIdentName?: string; getLocalIdent?: NameClass };
  [name: string]: unknown;
}

/** Generates a class name of a CSS module. */
type NameClass = (
  context: { resourcePath: string },
  pattern: string,
  className: string,
) => string | undefined;

export interface Rule {
  test?: RegExp;
  include?: string;
  resolve?: { alias: Record<string, string> };
  use?: LoaderUse | LoaderUse[] | ((file: never) => LoaderUse[]);
  oneOf?: Rule[];
}

/** Entries of a bundle: their modules, and the entry they depend on. */
export type Entries = Record<string, EntryModules | { import: EntryModules; dependOn: string }>;

type EntryModules = string | readonly string[];

/** A module that is assigned to a chunk. */
export interface ChunkModule {
  type: string;
  nameForCondition: () => string | null | undefined;
}

/** Which chunks contain a module. */
export interface ChunkGraph {
  getModuleChunksIterable: (module: ChunkModule) => Iterable<{ name?: string }>;
}

/** A group of webpack's `cacheGroups`. */
interface CacheGroup {
  name?: unknown;
  chunks?: (chunk: { name?: string; hasRuntime: () => boolean }) => boolean;
  test?: unknown;
  enforce?: boolean;
  priority?: number;
}

export type CacheGroups = Partial<Record<string, CacheGroup>>;

/** The part of webpack's configuration that ours changes. */
export interface BundlerConfig {
  output: {
    hashDigestLength?: number;
    uniqueName?: string;
    trustedTypes?: { policyName: string };
  };
  entry: Entries;
  module: { rules: Rule[] };
  plugins: { apply: (compiler: Compiler) => void }[];
  optimization: { splitChunks?: { cacheGroups?: CacheGroups } };
}
