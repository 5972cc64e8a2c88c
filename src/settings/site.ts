import { type DocsVersion, ownValue, type VersionSetting } from '@idmp/model';
import { VERSION_SETTINGS } from '../site/versions';

export { VERSION_SETTINGS };
export * from '../site/identity';
export * from '../site/repository';
export type { SiteIdentity, SiteDescription, Logo } from '../types/site';

/** Query parameter that shows a page with its text in another language: `?with=en`. */
export const WITH_PARAMETER = 'with';

/** Separator between page title and site title. */
export const TITLE_DELIMITER = '|';

/** Syntax highlighting themes of code blocks. */
export const CODE_THEMES = { light: 'github-light', dark: 'github-dark' } as const;

/** Id of the document at the root, which has no slug. */
export const MAIN_DOC_ID = 'index';

/** Name of the sidebar shared by all documents of a version. */
export const SIDEBAR_NAME = 'default';

/** Name of the version that is written now. */
export const CURRENT_VERSION = 'current';

/** How a version is shown. */
export const versionSetting = (name: string): VersionSetting => ownValue(VERSION_SETTINGS, name) ?? {};

/** Release of the product that the pages of a version describe; of the current version if omitted. */
export function releaseOf(version?: string | null): string {
  const { release, label } = versionSetting(version ?? CURRENT_VERSION);
  return release ?? version ?? label ?? CURRENT_VERSION;
}

/** Versions that were cut, in bundles (set by the bundler). */
declare const __CUT_VERSIONS__: readonly DocsVersion[] | undefined;

/** The current version, and in the browser those that were cut, newest first. */
export const VERSIONS: readonly DocsVersion[] = [
  {
    name: CURRENT_VERSION,
    label: versionSetting(CURRENT_VERSION).label ?? CURRENT_VERSION,
    path: '',
    isLast: true,
    mainDocId: MAIN_DOC_ID,
  },
  ...(typeof __CUT_VERSIONS__ === 'undefined' ? [] : __CUT_VERSIONS__),
];

/** The versions that were cut, as menus list them. */
export const cutVersions = (names: readonly string[]): DocsVersion[] =>
  names.map((name) => ({
    name,
    label: versionSetting(name).label ?? name,
    path: name,
    isLast: false,
    mainDocId: MAIN_DOC_ID,
  }));

/** Error message for an unknown version name, listing the known ones; undefined for a known name. */
export function versionFault(name: unknown, versions = VERSIONS): string | undefined {
  if (versions.some((version) => version.name === name)) return undefined;
  const known = versions.map((version) => version.name).join(', ');
  return `No docs version named "${String(name)}"; available versions: ${known}.`;
}

/** Versions with the given names, in that order; all versions if omitted. */
export function versionsNamed(names?: readonly string[]): readonly DocsVersion[] {
  if (!names) return VERSIONS;
  return names.flatMap((name) => VERSIONS.filter((version) => version.name === name));
}
