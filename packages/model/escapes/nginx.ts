import { refuseIn } from './unwritable';

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
