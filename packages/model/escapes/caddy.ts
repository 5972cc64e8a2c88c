import { refuseIn } from './unwritable';

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
