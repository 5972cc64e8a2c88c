import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRecord, readModule, SyntaxFault, Unread, type Value } from './readModule';

/** An object; the name `...` has what is spread into it, if only running the code would tell. */
const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...shape, '...': z.undefined().optional() });
const text = z.string().optional();
const address = z.string().transform((written) => written.replace(/^\/+|\/+$/g, ''));
const anything = z.custom<Value>(() => true);

const documents = object({
  id: z.string().default('default'),
  path: z.string().default('docs'),
  routeBasePath: address.default('docs'),
  sidebarPath: z.union([z.string(), z.literal(false)]).optional(),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([]),
  includeCurrentVersion: z.boolean().default(true),
  onlyIncludeVersions: z.array(z.string()).optional(),
  lastVersion: text,
  versions: z.record(z.string(), object({ label: text, path: address.optional(), banner: text })).default({}),
  numberPrefixParser: z.boolean().default(true),
});
const blog = object({ routeBasePath: address.default('blog') });
const preset = object({
  docs: anything.optional(),
  blog: anything.optional(),
  googleTagManager: object({ containerId: text }).optional(),
});
const configuration = object({
  title: text,
  tagline: text,
  url: text,
  baseUrl: text,
  i18n: object({
    defaultLocale: text,
    locales: z.array(z.string()).optional(),
    localeConfigs: z.record(z.string(), object({ url: text })).optional(),
  }).optional(),
  markdown: object({ format: z.string().default('mdx') }).optional(),
  staticDirectories: z.array(z.string()).default(['static']),
  themeConfig: object({
    algolia: object({ appId: text, apiKey: text, indexName: text }).optional(),
  }).optional(),
  presets: z.array(anything).default(['classic']),
  plugins: z.array(anything).default([]),
});

/** Options of an instance of the plugin for documents. */
export type DocumentsOptions = z.infer<typeof documents>;

/** What the configuration of a site says, with the defaults of Docusaurus for the rest. */
export interface SiteConfig extends z.infer<typeof configuration> {
  /** Name of its file; undefined if there is none. */
  file: string | undefined;
  documents: DocumentsOptions[];
  /** First parts of the addresses of blogs. */
  blogs: string[];
  tagManager: string | undefined;
}

const FILES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

/** Reads the configuration; what only running it would tell has a note. */
export function readConfig(site: string, notes: string[]): SiteConfig {
  const file = FILES.find((name) => fs.existsSync(path.join(site, name)));
  const written = file === undefined ? {} : readNoted(site, file, notes);
  const fit = <Schema extends z.ZodType>(schema: Schema, value: Value, name: string): z.infer<Schema> =>
    fitted(schema, value, [file ?? '', name], notes);
  const config = fit(configuration, written, 'what it exports');
  const presets = named(config.presets).map(([name, options]) => ({
    isClassic: name.endsWith('classic'),
    ...fit(preset, options, `options of ${name}`),
  }));
  const optionsOf = (plugin: string): Value[] =>
    named(config.plugins).flatMap(([name, options]) => (name.endsWith(plugin) ? [options] : []));
  const docs = presets
    .filter((each) => each.docs !== false && (each.docs !== undefined || each.isClassic))
    .map((each) => each.docs);
  const blogs = presets.map((each) => each.blog).filter((each) => each !== false);
  return {
    ...config,
    file,
    documents: [...docs, ...optionsOf('content-docs')].map((each) => fit(documents, each, 'docs')),
    blogs: [...blogs, ...optionsOf('content-blog')].map((each) => fit(blog, each, 'blog').routeBasePath),
    tagManager: presets.flatMap(({ googleTagManager }) => googleTagManager?.containerId ?? [])[0],
  };
}

/** Reads a file of the site; undefined, with a note, if it cannot be parsed. */
export function readNoted(site: string, file: string, notes: string[]): Value {
  try {
    return readModule(site, file);
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    notes.push(`${error.message}, so nothing of it is taken`);
    return {};
  }
}

/** Names of presets or plugins with their options; functions are plugins of the site's own. */
function named(list: readonly Value[]): [name: string, options: Value][] {
  return list.flatMap((entry): [string, Value][] => {
    const [name, options] = Array.isArray(entry) ? entry : [entry];
    return typeof name === 'string' ? [[name, options]] : [];
  });
}

/** A value as a schema has it: what is computed or of another kind counts as not set, and has a note. */
function fitted<Schema extends z.ZodType>(
  schema: Schema,
  written: Value,
  [file, whole]: readonly [file: string, whole: string],
  notes: string[],
): z.infer<Schema> {
  const value = isRecord(written) ? written : {};
  const removed: { keys: string[]; found: unknown }[] = [];
  if (value !== written && written !== undefined) removed.push({ keys: [], found: written });
  let result = schema.safeParse(value);
  while (!result.success) {
    const [issue] = result.error.issues;
    // A list is read whole or not at all.
    const all = issue?.path ?? [];
    const end = all.findIndex((key) => typeof key === 'number');
    const keys = all.slice(0, end < 0 ? undefined : end).map(String);
    const found = valueAt(value, all.map(String));
    const owner = valueAt(value, keys.slice(0, -1));
    if (!isRecord(owner) || !Reflect.deleteProperty(owner, keys.at(-1) ?? '')) break;
    removed.push({ keys, found });
    result = schema.safeParse(value);
  }
  const data = result.data ?? schema.parse({});
  for (const { keys, found } of removed) {
    const name = keys.filter((key) => key !== '...').join('.') || whole;
    const fault =
      found instanceof Unread
        ? `${found.place}: ${name} is computed (${found.text})`
        : `${file}: ${name} is of another kind than Docusaurus expects`;
    const assumed = valueAt(data, keys);
    const isShown = typeof assumed === 'string' || typeof assumed === 'boolean';
    notes.push(`${fault}: ${isShown ? `"${assumed}" is assumed` : 'it counts as not set'}`);
  }
  return data;
}

const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
