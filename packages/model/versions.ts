import { localizedAddress, splitAddress, type Locale } from './locale';

/** How a version that is not the current one introduces its pages: as older, as still supported, or not at all. */
export type VersionBanner = 'older' | 'supported' | 'none';

/** How a version is shown. */
export interface VersionSetting {
  /** Name in menus, `v1.0.20 (LTS)`; defaults to the name of its folder. */
  label?: string;
  /** Defaults to `older`. */
  banner?: VersionBanner;
  /** Keeps search engines from indexing its pages. */
  noindex?: boolean;
  /** Release of the product that the pages describe; defaults to the name of its folder, or the label. If the current version has one, pages end with theirs. */
  release?: string;
}

/** Where the version menu of a page leads for a version. */
export interface PageInVersion {
  /** Name of the version. */
  version: string;
  /** Address of the page in it, else of its first page. */
  address: string;
  /** Whether the version has the page. */
  hasPage: boolean;
}

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

/** What can name a version: numbers with dots, `1.0.6`, also `v1.0` and `4.x`. */
export const VERSION_NAME = /^v?\d+(?:\.(?:\d+|x))*$/;

/** Address of a page in a version. */
export const versionAddress = (version: string, locale: Locale, slug: string): string =>
  localizedAddress(locale, [version, slug].filter(Boolean).join('/'));

/** The part of a slug below a version: `1.0.6/basic/x` → `basic/x`; undefined for a slug that is not below it. */
export function slugBelow(slug: string, version: string): string | undefined {
  if (slug === version) return '';
  return slug.startsWith(`${version}/`) ? slug.slice(version.length + 1) : undefined;
}

/** The version that an address belongs to, and the slug below it. */
export function splitVersion(
  address: string,
  versions: readonly string[],
): { version: string | undefined; slug: string; locale: Locale } {
  const { locale, slug } = splitAddress(address);
  const version = versions.find((name) => slugBelow(slug, name) !== undefined);
  return { version, locale, slug: (version && slugBelow(slug, version)) ?? slug };
}

const DOCS_PLUGIN = 'default';

/** Tag on the search records of a docs version. */
export function docsTag(version: string): string {
  return `docs-${DOCS_PLUGIN}-${version}`;
}

/** Tag of current records whose page differs in a docs version, or does not exist there. */
export function otherwiseTag(version: string): string {
  return `${docsTag(version)}-otherwise`;
}
