import type { Locale, SiteLocale } from '@idmp/model';
import type { Logo, SiteDescription, SiteIdentity } from '../types/site';

/** Name in the navbar, and on preview images. */
export const PRODUCT_NAME = 'TDengine IDMP';

export const SITE = {
  'zh-Hans': {
    title: 'TDengine IDMP 文档 | 涛思数据',
    productHome: 'https://www.taosdata.com/idmp',
  },
  en: {
    title: 'TDengine IDMP Documentation | TDengine',
    productHome: 'https://www.tdengine.com/idmp',
  },
} satisfies Record<SiteLocale, SiteIdentity> as Record<Locale, SiteIdentity>;

export const SITE_DESCRIPTION = {
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
} satisfies Record<SiteLocale, SiteDescription> as Record<Locale, SiteDescription>;

/** Address of the published site, unless `SITE_URL` names another. */
export const SITE_ADDRESS = 'https://idmpdocs.taosdata.com';

/** Pages that accept vulnerability reports, for `security.txt`. */
export const SECURITY_CONTACTS: readonly string[] = [
  'https://tdengine.com/security/',
  'https://www.taosdata.com/contactus',
];

/** Addresses in the QR codes of the footer and the popup, unless `GATSBY_QR_WECHAT` and `GATSBY_QR_TECHNICAL` name others. */
export const QR_ADDRESSES = {
  weChat: 'https://www.taosdata.com/?from=wechat',
  technical: 'https://www.taosdata.com/contactus?from=technical-group',
};

/** Image in the navbar; null shows `BrandMark` of `src/page/navbar/Navbar.tsx`. The favicon is `static/favicon.svg`. */
export const LOGO: Logo | null = null as Logo | null;

/** Keywords of pages without their own. */
export const META_KEYWORDS = 'TDengine IDMP, asset';

/** Domains of the vendor: a reader who comes from one of their pages goes on with the visit. Cookies are set on the first. */
export const VENDOR_DOMAINS: readonly [string, ...string[]] = ['taosdata.com', 'tdengine.com'];

/** Site verification code of the statistics service. */
export const SITE_VERIFICATION = { name: 'baidu-site-verification', content: 'code-Fvrqff6sDg' } as const;
