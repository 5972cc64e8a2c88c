import { localizedAddress, splitAddress, type Locale } from './locale';
import type { Section } from './meaning';

/** A version of the documentation. */
export interface DocsVersion {
  /** Stored as the preferred version. */
  name: string;
  label: string;
  /** Path of the version below the language's base path. */
  path: string;
  isLast: boolean;
  /** Id of the version's first page. */
  mainDocId: string;
}

/** Folder with one folder for each version that was cut, relative to the project. */
export const VERSIONS_DIR = 'content/versions';

const VERSION = /^\d+(?:\.\d+)*$/;

/** Whether a text can name a version: numbers with dots, `1.0.6`. */
export const isVersionName = (name: string): boolean => VERSION.test(name);

/** Names of versions among some names, newest first. */
export function sortVersions(names: readonly string[]): string[] {
  const order = new Intl.Collator('en', { numeric: true });
  return names.filter(isVersionName).sort((a, b) => order.compare(b, a));
}

/** Address of a page in a version. */
export const versionAddress = (version: string, locale: Locale, slug: string): string =>
  localizedAddress(locale, [version, slug].filter(Boolean).join('/'));

/** The version that an address belongs to, and the slug below it. */
export function splitVersion(
  address: string,
  versions: readonly string[],
): { version: string | undefined; slug: string; locale: Locale } {
  const { locale, slug } = splitAddress(address);
  const version = versions.find((name) => slug === name || slug.startsWith(`${name}/`));
  return { version, locale, slug: version === undefined ? slug : slug.slice(version.length + 1) };
}

/** Ids of the sections whose meaning differs in another text, or that it lacks. */
export function differingSections(own: readonly Section[], other: readonly Section[]): string[] {
  const hashes = new Map(other.map(({ id, hash }) => [id, hash]));
  return own.filter(({ id, hash }) => hashes.get(id) !== hash).map(({ id }) => id);
}
