import { decoded } from './decode';
/** Encodes a text as a cookie value: addresses stay readable, characters that could end the value are escaped. */
export function encodeCookieValue(text: string): string {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  return encodeURIComponent(wellFormed).replace(/%(?:2F|3A|3D|3F|26)/g, (code) => decoded(code) ?? code);
}

/** Whether a host is a domain or one of its subdomains. */
export function isWithinDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
