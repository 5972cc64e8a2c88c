import {
  CACHE,
  HASHED_FOLDERS,
  isImmutablePath,
  linkHeader,
  REVALIDATED_FOLDERS,
  SECURITY_HEADERS,
  SVG_POLICY,
  TRANSPORT_SECURITY,
} from '../rules/hostRules';
import { netlifyHeader, netlifyPath } from '../escapes/escapes';
import {
  type HostForms,
  locationOf,
  NO_FORMS,
  PREFIXED_LOCALES,
  PRIVATE_FOLDER,
  type HostSite,
} from '../rules/hostSite';

/** Cloudflare's limit of rules in `_headers`; Netlify has none. */
const HEADERS_MAX = 100;

/** Cloudflare's limit of static rules in `_redirects`; Netlify has none. */
const REDIRECTS_MAX = 2_000;

interface HeaderFiles {
  /** Paths of files other than pages, without prefix, most important first. */
  files: readonly string[];
  /** Addresses of the pages. */
  addresses: readonly string[];
}

/**
 * Text of `_headers` in Netlify's form. No two rules set the same header for the same path, as Cloudflare
 * merges values that Netlify replaces; images are the exception, where merging only makes the policy stricter.
 * Immutable files come first: both hosts revalidate by default.
 */
export function headersFile({ pathPrefix, policy }: HostSite, { files, addresses }: HeaderFiles): string {
  const always = {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': TRANSPORT_SECURITY,
    ...SECURITY_HEADERS,
    Link: linkHeader(pathPrefix),
  };
  const cached = (path: string, value: string) =>
    rule(netlifyPath(pathPrefix + path), { 'Cache-Control': value });
  const below = (path: string, value: string) =>
    rule(`${netlifyPath(`${pathPrefix}${path}`)}/*`, { 'Cache-Control': value });
  return [
    rule(`${pathPrefix}/*`, always),
    rule(`${pathPrefix}/*.svg`, { 'Content-Security-Policy': SVG_POLICY }),
    ...HASHED_FOLDERS.map((folder) => below(`/${folder}`, CACHE.immutable)),
    ...files.filter(isImmutablePath).map((file) => cached(file, CACHE.immutable)),
    ...REVALIDATED_FOLDERS.map((folder) => below(`/${folder}`, CACHE.revalidate)),
    ...files.filter((file) => !isImmutablePath(file)).map((file) => cached(file, CACHE.revalidate)),
    cached('/', CACHE.revalidate),
    ...firstSegments(addresses).flatMap((name) => [
      cached(`/${name}`, CACHE.revalidate),
      below(`/${name}`, CACHE.revalidate),
    ]),
  ]
    .slice(0, HEADERS_MAX)
    .join('');
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${netlifyHeader(value)}\n`);
  return `${path}\n${lines.join('')}`;
}

/** First segments of all page addresses. */
function firstSegments(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.split('/')[1] ?? '').filter(Boolean))].sort();
}

/**
 * Text of `_redirects` in the form that Netlify and Cloudflare share: serves other variants of an address with
 * the page itself, and unknown paths with the not-found page of their language.
 */
export function redirectsFile(
  { pathPrefix, redirects = [], forms = NO_FORMS }: HostSite,
  addresses: readonly string[],
): string {
  const pages = addresses
    .filter((address) => address !== '/')
    .map((address) => netlifyPath(pathPrefix + address));
  const lines = [
    ...formRules(pathPrefix, forms),
    ...redirects.map(
      (redirect) => `${netlifyPath(pathPrefix + redirect.from)} ${locationOf(pathPrefix, redirect)} 301`,
    ),
    ...pages.map((page) => `${page} ${page}/ 200`),
    ...pages.map((page) => `${page}.html ${page}/ 200`),
    ...pages.map((page) => `${page}/index.html ${page}/ 200`),
  ].slice(0, REDIRECTS_MAX - PREFIXED_LOCALES.length - 2);
  // The exclamation mark makes Netlify prefer the rule to an existing file; Cloudflare ignores the line.
  const hidden = `${pathPrefix}${PRIVATE_FOLDER}/* ${pathPrefix}/404.html 404!`;
  const notFound = [...PREFIXED_LOCALES.map(({ path }) => path), ''].map(
    (path) => `${pathPrefix}${path}/* ${pathPrefix}${path}/404.html 404`,
  );
  return `${[...lines, hidden, ...notFound].join('\n')}\n`;
}

/** Forwards the scripts behind the forms, which lie at the root of the host, or answers that there are none. */
function formRules(pathPrefix: string, { paths, upstream }: HostForms): string[] {
  if (upstream) return paths.map((path) => `${path}* ${upstream}${path}:splat 200!`);
  return pathPrefix ? [] : paths.map((path) => `${path}* /404.html 404!`);
}
