/** Vendor pages that accept vulnerability reports (RFC 9116 requires at least one). */
export const SECURITY_CONTACTS = [
  'https://tdengine.com/security/',
  'https://www.taosdata.com/contactus',
] as const;

/** Languages for reports, in order of preference. */
export const SECURITY_LANGUAGES = ['zh', 'en'] as const;

/** How long `security.txt` is valid; RFC 9116 recommends less than a year. */
export const SECURITY_TXT_MONTHS = 11;
