import { ownValue } from '@idmp/model';

/** A text that a language cannot carry; checks of content and settings refuse it before. */
export class UnwritableError extends Error {
  override name = 'UnwritableError';
}

/** Returns a text, unless it has a character that the language cannot carry. */
function refuseIn(text: string, language: string, unwritable: RegExp): string {
  const found = unwritable.exec(text)?.[0];
  if (found === undefined) return text;
  throw new UnwritableError(
    `${JSON.stringify(text)} contains ${JSON.stringify(found)}, which cannot be written in ${language}.`,
  );
}

/**
 * Value in a Caddyfile. Quotation marks are escaped; braces, which Caddy replaces by variables, and backslashes are
 * refused.
 */
export function caddyValue(text: string): string {
  return `"${refuseIn(text, 'a Caddyfile', /[{}\\\p{Cc}]/u).replaceAll('"', '\\"')}"`;
}

/** Regular expression in a Caddyfile, in the quotes that know no escape. */
export function caddyPattern(pattern: string): string {
  return `\`${refuseIn(pattern, 'a Caddyfile', /[`\p{Cc}]|\{\$/u)}\``;
}

/**
 * Path in `_redirects` or `_headers` of Netlify and Cloudflare, as browsers send it. Words end at spaces; `*` and `:name`
 * match anything, so they are refused.
 */
export function netlifyPath(path: string): string {
  const encoded = encodeURI(path);
  refuseIn(encoded, 'the files of Netlify', /[*?#\s]|\/:/);
  return encoded;
}

/** Value of a header in `_headers`. */
export const netlifyHeader = (text: string): string => refuseIn(text, 'the files of Netlify', /\p{Cc}/u);

const quote = (text: string): string =>
  `"${refuseIn(text, 'nginx configuration', /\p{Cc}/u).replace(/["\\]/g, '\\$&')}"`;

/**
 * Argument of an nginx directive whose variables are filled in, such as `set` or `return`: as nginx has no escape for a
 * dollar sign, texts with one are refused. Variables may follow the text.
 * @example nginxValue('/new', '$is_args$args') // '"/new$is_args$args"'
 */
export function nginxValue(text: string, variables = ''): string {
  return quote(refuseIn(text, 'nginx configuration', /\$/) + variables);
}

/** Argument of an nginx directive without variables: the path of a `location`, or a regular expression. */
export const nginxLiteral = quote;

/** What ends a line or is invisible. */
const BREAKS = /[\s\p{Cc}\u2028\u2029]+/gu;
/** What starts a link, an element or code. */
const MARKS = /[\\[\]<`]/g;

/** A text as part of one line of Markdown, without links or markup of its own. */
export function markdownLine(text: string): string {
  return text.replace(BREAKS, ' ').trim().replace(MARKS, '\\$&');
}

/** A text as a value in YAML front matter, on one line. */
export function yamlText(text: string): string {
  // JSON is YAML, apart from characters that YAML does not print.
  return JSON.stringify(text).replace(/[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, escapeUnit);
}

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A path as it stands in a `Location` header: letters, digits, `-._~`, slashes and percent encodings, so that no
 * configuration language reads anything else into it.
 * @example urlPath('/数据 (1)') // '/%E6%95%B0%E6%8D%AE%20%281%29'
 */
export function urlPath(path: string): string {
  return encodeURIComponent(path)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, percentEncode);
}

const percentEncode = (sign: string): string =>
  `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;

const NAMES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML 1.0 cannot contain, not even escaped. */
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text with a replacement character for each one that XML cannot contain. */
export const xmlCharacters = (text: string): string => text.replace(IMPOSSIBLE, '\uFFFD');

/** Text or attribute value in XML. */
export const xmlText = (text: string): string =>
  xmlCharacters(text).replace(/[&<>"']/g, (sign) => ownValue(NAMES, sign) ?? sign);
