import type { Locale } from '@idmp/model';

/**
 * Id of the tag manager in each language, where it differs from `GATSBY_TAG_MANAGER_ID`; null loads none.
 * @example { 'zh-Hans': 'GTM-ABC123', en: 'GTM-DEF456' }
 */
export const TAG_MANAGER_IDS: Readonly<Partial<Record<Locale, `GTM-${string}` | null>>> = {};
