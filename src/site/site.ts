import type { Locale } from '../model/locale';

/** Site data of a language for titles and meta tags. */
export interface SiteIdentity {
  title: string;
  /** Home page of the product, opened by the brand link. */
  productHome: string;
}

/** Site data of a language that only the build needs. */
export interface SiteDescription {
  tagline: string;
  /** Description of pages without their own. */
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

/** Separates the page's title from the site's. */
export const TITLE_DELIMITER = '|';

export const META_KEYWORDS = 'TDengine IDMP, asset';

/** Proves to the statistics service that the site is the vendor's. */
export const SITE_VERIFICATION = { name: 'baidu-site-verification', content: 'code-Fvrqff6sDg' } as const;

/** Highlighting themes of code blocks. */
export const CODE_THEMES = { light: 'github-light', dark: 'github-dark' } as const;

/** Repository of the documentation. */
const REPOSITORY = 'https://github.com/taosdata/tdasset-docs';

/** Base address of "edit this page"; the path of the source file is appended. */
export const EDIT_BASE = `${REPOSITORY}/edit/main/`;

/** Form for a new issue; title and body are its query. */
export const ISSUE_FORM = `${REPOSITORY}/issues/new`;

/** Links of the feedback block below each page. */
export const FEEDBACK_LINKS: Record<Locale, { issue: string; contact: string }> = {
  'zh-Hans': { issue: 'https://ask.taosdata.com/', contact: 'https://www.taosdata.com/contactus' },
  en: { issue: 'https://ask.taosdata.com/', contact: 'https://tdengine.com/contact/' },
};

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

/** Id of the document at the root, which has no slug. */
export const MAIN_DOC_ID = 'index';

/** Slug of the document with an id. */
export const slugOfDoc = (id: string): string => (id === MAIN_DOC_ID ? '' : id);

/** The sidebar that all documents of a version share. */
export const SIDEBAR_NAME = 'default';

export const VERSIONS: readonly DocsVersion[] = [
  { name: 'current', label: 'Next', path: '', isLast: true, mainDocId: MAIN_DOC_ID },
];

/** Error text for an unknown version name, with the known ones; undefined for a known name. */
export function versionFault(name: unknown): string | undefined {
  if (VERSIONS.some((version) => version.name === name)) return undefined;
  const known = VERSIONS.map((version) => version.name).join(', ');
  return `No docs version named "${String(name)}"; available versions: ${known}.`;
}

/** Versions by name, in the order of the names; all of them without names. */
export function versionsNamed(names?: readonly string[]): readonly DocsVersion[] {
  if (!names) return VERSIONS;
  return names.flatMap((name) => VERSIONS.filter((version) => version.name === name));
}
