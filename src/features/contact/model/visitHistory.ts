import { encodeCookieValue, isWithinDomain } from '../../../settings/cookies';

const SEPARATOR = ',';

/** A serialized URL; other sites of the domain may store anything. */
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\/[^\s\p{Cc}<>"]+$/iu;

/** Parses visited addresses, the newest last; drops invalid ones. */
export function parseHistory(value: string | null): string[] {
  return (value ?? '').split(SEPARATOR).filter((entry) => ADDRESS.test(entry));
}

interface Visit {
  /** Address of the page that was opened. */
  url: string;
  /** Address of the referring page; '' if the browser sends none. */
  referrer: string;
}

/** Visited addresses after a page load: a page of the vendor continues the list, any other referrer restarts it. */
export function nextHistory(
  history: readonly string[],
  { url, referrer }: Visit,
  vendorDomains: readonly string[],
): string[] {
  const host = hostOf(referrer);
  if (vendorDomains.some((domain) => isWithinDomain(host, domain))) return [...history, url];
  return referrer ? [referrer] : [];
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    return '';
  }
}

interface CookieRoom {
  cookieName: string;
  /** Maximum size of a cookie, name and value together. */
  maxBytes: number;
}

/** Serializes the addresses; drops the oldest ones if the cookie would be too long. */
export function formatHistory(history: readonly string[], { cookieName, maxBytes }: CookieRoom): string {
  const separatorBytes = encodeCookieValue(SEPARATOR).length;
  let room = maxBytes - `${cookieName}=`.length;
  const kept: string[] = [];
  for (const url of [...history].reverse()) {
    const entry = entryWithin(url, room - (kept.length > 0 ? separatorBytes : 0), kept.length === 0);
    if (entry === null) break;
    room -= encodeCookieValue(entry).length + (kept.length > 0 ? separatorBytes : 0);
    kept.unshift(entry);
  }
  return kept.join(SEPARATOR);
}

/** An entry of at most `maxBytes`; the newest address may lose its query to fit. */
function entryWithin(url: string, bytes: number, isNewest: boolean): string | null {
  const entry = url.replaceAll(SEPARATOR, '%2C');
  const candidates = isNewest ? [entry, entry.replace(/[?#].*/s, '')] : [entry];
  return candidates.find((candidate) => encodeCookieValue(candidate).length <= bytes) ?? null;
}
