import { SECURITY_CONTACTS, SECURITY_LANGUAGES, SECURITY_TXT_MONTHS } from '../model/security';

/** Text of `robots.txt`; `base` is the site's address with its prefix, without trailing slash. */
export function robotsTxt(base: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`;
}

/** Start of the month that is a number of months after a day, in UTC. */
function monthsLater(day: Date, months: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1));
}

/** Text of `security.txt` (RFC 9116). It expires at the start of a month, so that builds within a month are equal. */
export function securityTxt(base: string, today: Date): string {
  const lines = [
    ...SECURITY_CONTACTS.map((contact) => `Contact: ${contact}`),
    `Expires: ${monthsLater(today, SECURITY_TXT_MONTHS).toISOString()}`,
    `Preferred-Languages: ${SECURITY_LANGUAGES.join(', ')}`,
    `Canonical: ${base}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
