import { refuseIn } from './unwritable';

/** Argument of an Apache directive, such as a path or a regular expression. */
export function apacheValue(text: string): string {
  // `${` starts a variable in any place.
  return `"${refuseIn(text, 'Apache configuration', /\p{Cc}|\$\{/u).replace(/["\\]/g, '\\$&')}"`;
}

/** Value of a `Header` directive, in which a percent sign starts a format. */
export const apacheHeader = (text: string): string => apacheValue(text.replaceAll('%', '%%'));

/** Regular expression of `RewriteRule` or `RewriteCond`, whose quotes know no escape. */
export function apachePattern(pattern: string): string {
  return `"${refuseIn(pattern, 'Apache configuration', /["\p{Cc}]|\$\{/u)}"`;
}

/**
 * Flag of a `RewriteRule` that sets a variable; `$1` and `%1` would be what a pattern captured, and flags end at a comma.
 * @example apacheVariable('moved', '/%E4') // 'E=moved:/\\%E4'
 */
export function apacheVariable(name: string, path: string): string {
  return `E=${name}:${refuseIn(path, 'a flag of Apache', /[\s,"\]\p{Cc}]/u).replace(/[%$\\]/g, '\\$&')}`;
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
