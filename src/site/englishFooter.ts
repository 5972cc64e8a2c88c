import type { FooterContent } from '../types/footer';

const ISO = 'https://tdengine.com/legal/iso-27001/';

/** Footer of the English pages. */
export const ENGLISH_FOOTER: FooterContent = {
  brand: 'https://tdengine.com',
  badges: [
    { label: 'badge.soc2', href: 'https://tdengine.com/legal/soc-2/' },
    { label: 'badge.iso27001', href: ISO },
    { label: 'badge.iso27017', href: ISO },
  ],
  about: 'about',
  social: [],
  openers: [],
  columns: [
    {
      groups: [
        {
          heading: 'products',
          links: [
            { label: 'products.tsdb', href: 'https://tdengine.com/' },
            { label: 'products.idmp', href: 'https://tdengine.com/idmp/' },
            { label: 'products.cloud', href: 'https://cloud.tdengine.com' },
          ],
        },
        {
          heading: 'learn.resources',
          links: [
            { label: 'learn.tsdbDocs', href: 'https://docs.tdengine.com/' },
            { label: 'learn.idmpDocs', href: 'https://idmpdocs.tdengine.com/' },
            { label: 'learn.blog', href: 'https://tdengine.com/blog/' },
            { label: 'learn.webinars', href: 'https://tdengine.com/webinars/' },
          ],
        },
      ],
    },
    {
      groups: [
        {
          heading: 'company',
          links: [
            { label: 'company.about', href: 'https://tdengine.com/about/' },
            { label: 'company.downloads', href: 'https://tdengine.com/downloads/' },
            { label: 'company.news', href: 'https://tdengine.com/media/' },
            { label: 'company.security', href: 'https://tdengine.com/security/' },
            { label: 'company.legal', href: 'https://tdengine.com/legal/' },
            { label: 'company.partners', href: 'https://tdengine.com/partners/' },
            { label: 'company.contact', href: 'https://tdengine.com/contact/' },
          ],
        },
      ],
    },
    {
      groups: [
        {
          heading: 'social',
          links: [
            { label: 'social.github', href: 'https://github.com/taosdata/tdengine', icon: 'github' },
            { label: 'social.discord', href: 'https://discord.com/invite/VZdSuUg4pS', icon: 'discord' },
            {
              label: 'social.linkedin',
              href: 'https://www.linkedin.com/company/tdengine/',
              icon: 'linkedin',
            },
            { label: 'social.twitter', href: 'https://twitter.com/TDengineDB', icon: 'twitter' },
            { label: 'social.youtube', href: 'https://www.youtube.com/@tdengine', icon: 'youtube' },
          ],
        },
      ],
    },
  ],
  language: { label: 'language', href: 'https://www.taosdata.com/idmp', lang: 'zh-Hans' },
  copyright: { label: 'copyright', from: 2022 },
  pages: [
    { label: 'knownGaps', slug: 'known-gaps' },
    { label: 'accessibility', slug: 'accessibility' },
  ],
  closing: [],
};
