import type { Locale } from '../model/locale';

/** URLs that `/redirect?target=…` can lead to. */
export const REDIRECT_TARGETS = {
  tsdb: { en: 'https://docs.tdengine.com/', 'zh-Hans': 'https://docs.taosdata.com/' },
  cloud: { en: 'https://cloud.tdengine.com/', 'zh-Hans': 'https://cloud.taosdata.com/' },
  contactus: { en: 'https://tdengine.com/contact/', 'zh-Hans': 'https://www.taosdata.com/contactus' },
  blog: { en: 'https://www.tdengine.com/blog', 'zh-Hans': 'https://www.taosdata.com/blog' },
} as const satisfies Record<string, Record<Locale, string>>;

export type RedirectTarget = keyof typeof REDIRECT_TARGETS;
