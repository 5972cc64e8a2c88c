/** Vendor pages that accept vulnerability reports, and their languages in order of preference. */
export const SECURITY_REPORTS = {
  contacts: ['https://tdengine.com/security/', 'https://www.taosdata.com/contactus'],
  languages: ['zh', 'en'],
};
