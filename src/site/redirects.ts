import type { Locale } from '@idmp/model';

/**
 * Addresses that `/redirect?target=…` leads to. A language that a target lacks leads to its home page. The names of the
 * links are in `locales/<language>/client.json`.
 */
export const REDIRECT_TARGETS = {
  tsdb: { en: 'https://docs.tdengine.com/', 'zh-Hans': 'https://docs.taosdata.com/' },
  cloud: { en: 'https://cloud.tdengine.com/', 'zh-Hans': 'https://cloud.taosdata.com/' },
  contactus: { en: 'https://tdengine.com/contact/', 'zh-Hans': 'https://www.taosdata.com/contactus' },
  blog: { en: 'https://www.tdengine.com/blog', 'zh-Hans': 'https://www.taosdata.com/blog' },
} as const satisfies Record<string, Partial<Record<Locale, string>>>;
