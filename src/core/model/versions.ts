import { localizedAddress, splitAddress, type Locale } from './locale';

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

/** What can name a version: numbers with dots, `1.0.6`. */
export const VERSION_NAME = /^\d+(?:\.\d+)*$/;

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
