import type { Locale } from '@idmp/model';
import type { Logo, SiteDescription, SiteIdentity } from '../types/site';

/** Name in the navbar, and on preview images. */
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

/** Image in the navbar; null shows `BrandMark` of `src/page/navbar/Navbar.tsx`. The favicon is `static/favicon.svg`. */
export const LOGO: Logo | null = null as Logo | null;

/** Keywords of pages without their own. */
export const META_KEYWORDS = 'TDengine IDMP, asset';

/** Site verification code of the statistics service. */
export const SITE_VERIFICATION = { name: 'baidu-site-verification', content: 'code-Fvrqff6sDg' } as const;
