import type { FooterContent } from '../types/footer';

const ISO = 'https://www.taosdata.com/tdengine/iso-ice-27001-iso-ice-27017-certified';

/** Footer of the Chinese pages. */
export const CHINESE_FOOTER: FooterContent = {
  brand: 'https://taosdata.com',
  badges: [
    { label: 'badge.soc2', href: 'https://www.taosdata.com/tdengine/tdengine-cloud-soc-2' },
    { label: 'badge.iso27001', href: ISO },
    { label: 'badge.iso27017', href: ISO },
  ],
  about: 'about',
  social: [
    {
      type: 'card',
      label: 'social.weChat',
      popup: 'weChat',
      qr: 'weChat',
      qrAlt: 'social.weChat.qr',
      lines: ['social.weChat.add', 'social.weChat.name'],
      icon: 'weChat',
    },
    { type: 'link', label: 'social.weibo', href: 'https://weibo.com/u/6368262736', icon: 'weibo' },
    { type: 'link', label: 'social.github', href: 'https://github.com/taosdata/TDengine', icon: 'github' },
    {
      type: 'card',
      label: 'social.technical',
      popup: 'technical',
      qr: 'technical',
      qrAlt: 'social.technical.qr',
      lines: ['social.technical.join'],
      icon: 'technical',
    },
    {
      type: 'link',
      label: 'social.linkedin',
      href: 'https://www.linkedin.com/company/tdengine',
      icon: 'linkedin',
    },
    {
      type: 'link',
      label: 'social.stackOverflow',
      href: 'https://stackoverflow.com/questions/tagged/td-engine',
      icon: 'stackOverflow',
    },
    { type: 'link', label: 'social.zhihu', href: 'https://www.zhihu.com/people/tbase', icon: 'zhihu' },
  ],
  openers: [
    { label: 'opener.subscribe', popup: 'subScription', icon: 'subscribe' },
    { label: 'opener.contactSales', popup: 'contactSales', icon: 'contactSales' },
  ],
  columns: [
    {
      groups: [
        {
          heading: 'products',
          links: [
            { label: 'products.tsdb', href: 'https://www.taosdata.com/tsdb' },
            { label: 'products.idmp', href: 'https://www.taosdata.com/idmp' },
            { label: 'products.cloud', href: 'https://cloud.taosdata.com/' },
          ],
        },
        {
          heading: 'learn',
          links: [
            { label: 'learn.tsdbDocs', href: 'https://docs.taosdata.com/' },
            { label: 'learn.idmpDocs', href: 'https://idmpdocs.taosdata.com/' },
            { label: 'learn.blog', href: 'https://www.taosdata.com/blog' },
            { label: 'learn.resources', href: 'https://www.taosdata.com/tdengine-resources' },
          ],
        },
      ],
    },
    {
      groups: [
        {
          heading: 'company',
          links: [
            { label: 'company.about', href: 'https://www.taosdata.com/about-tdengine' },
            { label: 'company.support', href: 'https://www.taosdata.com/support' },
            { label: 'company.news', href: 'https://www.taosdata.com/media' },
            { label: 'company.security', href: 'https://www.taosdata.com/security-at-tdengine' },
            { label: 'company.contact', href: 'https://www.taosdata.com/contactus' },
            { label: 'company.careers', href: 'https://www.taosdata.com/careers' },
            { label: 'company.terms', href: 'https://www.taosdata.com/terms-of-service' },
            { label: 'company.privacy', href: 'https://www.taosdata.com/privacy' },
          ],
        },
      ],
    },
    {
      groups: [
        {
          heading: 'scenarios',
          links: [
            { label: 'scenarios.iot', href: 'https://www.taosdata.com/iot_time-series_database' },
            { label: 'scenarios.industry', href: 'https://www.taosdata.com/iiot-time_series_database' },
            { label: 'scenarios.vehicles', href: 'https://www.taosdata.com/iov-time_series_database' },
            {
              label: 'scenarios.itOperations',
              href: 'https://www.taosdata.com/it_operation_time-series_database',
            },
            { label: 'scenarios.energy', href: 'https://www.taosdata.com/energy' },
            { label: 'scenarios.finance', href: 'https://www.taosdata.com/finance' },
          ],
        },
      ],
    },
  ],
  language: { label: 'language', href: 'https://tdengine.com/idmp', rel: 'nofollow', lang: 'en' },
  copyright: { label: 'copyright', from: 2017 },
  pages: [
    { label: 'knownGaps', slug: 'known-gaps' },
    { label: 'accessibility', slug: 'accessibility' },
  ],
  closing: [
    { label: 'filing.police' },
    { label: 'filing.icp', href: 'https://beian.miit.gov.cn/', newTab: true },
    { label: 'filing.release' },
  ],
};
