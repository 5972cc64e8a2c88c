import { type Locale, splitAddress } from '@idmp/model';

/** A deployed site: where it is served, and for which address it was built. */
export interface DeployedSite {
  /** Address that is checked, with prefix, without trailing slash. */
  base: string;
  /** Address in canonical links and the sitemap, with prefix, without trailing slash. */
  published: string;
}

/** Address of a page without origin and prefix; null outside of the site. */
export function addressIn({ base, published }: DeployedSite, url: string): string | null {
  for (const start of [base, published]) {
    if (url === start) return '/';
    if (url.startsWith(`${start}/`)) return url.slice(start.length);
  }
  return null;
}

/** Target of a link on the checked host; null for other sites. */
export function targetOf(site: DeployedSite, page: string, href: string): string | null {
  if (!URL.canParse(href, page)) return null;
  const { href: url } = new URL(href, page);
  const address = addressIn(site, url);
  return address === null ? null : site.base + address;
}

/** Path of an address without query and hash. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/s, '') || '/';

/** Language of an address. */
export const localeOf = (address: string): Locale => splitAddress(pathOf(address)).locale;
