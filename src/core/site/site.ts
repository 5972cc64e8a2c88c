import type { Locale } from '../model/locale';
import type { DocsVersion, VersionSetting } from '../model/versions';
import { VERSION_SETTINGS } from '../../site/versions';

/** Per-language site data for titles and meta tags. */
export interface SiteIdentity {
  title: string;
  /** Product home page, the target of the brand link. */
  productHome: string;
}

/** Per-language site data that only the build needs. */
export interface SiteDescription {
  tagline: string;
  /** Fallback description for pages without their own. */
  description: string;
}

export const PRODUCT_NAME = 'TDengine IDMP';

export const SITE: Record<Locale, SiteIdentity> = {
  'zh-Hans': {
    title: 'TDengine IDMP 文档 | 涛思数据',
    productHome: 'https://www.taosdata.com/idmp',
  },
  en: {
    title: 'TDengine IDMP Documentation | TDengine',
    productHome: 'https://www.tdengine.com/idmp',
  },
};

export const SITE_DESCRIPTION: Record<Locale, SiteDescription> = {
  'zh-Hans': {
    tagline: '工业互联网全量设备的元数据可视化管理系统',
    description:
      'TDengine IDMP 是面向物联网与工业互联网的数据管理平台：用树状目录组织传感器和设备数据，完成数据标准化与情景化，并提供实时分析、可视化、事件管理和告警，让运营数据产生业务价值。',
  },
  en: {
    tagline: '工业互联网全量设备的元数据可视化管理系统',
    description:
      'TDengine IDMP is a data management platform for IoT and industry: a tree-shaped catalog of sensors and equipment, data standardization and contextualization, real-time analysis, visualization, event management and alerting that turn operational data into business value.',
  },
};

/** Separator between page title and site title. */
/** Query parameter that shows a page with its text in another language: `?with=en`. */
export const WITH_PARAMETER = 'with';

export const TITLE_DELIMITER = '|';

export const META_KEYWORDS = 'TDengine IDMP, asset';

/** Site verification code of the statistics service. */
export const SITE_VERIFICATION = { name: 'baidu-site-verification', content: 'code-Fvrqff6sDg' } as const;

/** Syntax highlighting themes of code blocks. */
export const CODE_THEMES = { light: 'github-light', dark: 'github-dark' } as const;

/** Repository of the documentation. */
const REPOSITORY = 'https://github.com/taosdata/tdasset-docs';

/** Base URL of "edit this page"; the source file's path is appended. */
export const EDIT_BASE = `${REPOSITORY}/edit/main/`;

/** New issue form; takes title and body as its query. */
export const ISSUE_FORM = `${REPOSITORY}/issues/new`;

/** Links of the feedback block below each page. */
export const FEEDBACK_LINKS: Record<Locale, { issue: string; contact: string }> = {
  'zh-Hans': { issue: 'https://ask.taosdata.com/', contact: 'https://www.taosdata.com/contactus' },
  en: { issue: 'https://ask.taosdata.com/', contact: 'https://tdengine.com/contact/' },
};

/** Id of the document at the root, which has no slug. */
export const MAIN_DOC_ID = 'index';

/** Name of the sidebar shared by all documents of a version. */
export const SIDEBAR_NAME = 'default';

/** Name of the version that is written now. */
export const CURRENT_VERSION = 'current';

/** How a version is shown. */
export const versionSetting = (name: string): VersionSetting => VERSION_SETTINGS[name] ?? {};

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
