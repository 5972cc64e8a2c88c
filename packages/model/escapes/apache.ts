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
