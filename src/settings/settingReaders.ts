import { parseUrl } from '@idmp/model';

/** An invalid environment variable; the message tells the operator how to fix it. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Error for an invalid value of a variable. */
export function wrongValue(variable: string, wanted: string, got: string): SettingError {
  return new SettingError(`${variable} must be ${wanted}; got ${JSON.stringify(got)}.`);
}

/** Environment variables by name, like `process.env`. */
export type Environment<Name extends string = string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** Trimmed value of a variable; '' if unset. */
export function textOf<Name extends string>(env: Environment<Name>, name: Name): string {
  return (env[name] ?? '').trim();
}

/** Value of a variable that must match a pattern; the fallback if unset. */
export function matchOf<Name extends string>(
  env: Environment<Name>,
  name: Name,
  pattern: RegExp,
  wanted: string,
  fallback: string,
): string {
  const text = textOf(env, name);
  if (!text) return fallback;
  if (!pattern.test(text)) throw wrongValue(name, wanted, text);
  return text;
}

/** Value of a boolean variable, "true" or "false". */
export function flagOf<Name extends string>(env: Environment<Name>, name: Name, fallback: boolean): boolean {
  return matchOf(env, name, /^(true|false)$/, '"true" or "false"', String(fallback)) === 'true';
}

/** Origins whose host is a name or an IP address: policies and host files cannot hold `*`, `;` or quotes. */
const ORIGIN =
  /^https?:\/\/(?:[a-z\d_](?:[\w-]*[a-z\d])?(?:\.[a-z\d_](?:[\w-]*[a-z\d])?)*|\[[\da-f:.]+\])(?::\d+)?$/;

/** Origin of a URL that has no path, query or credentials; null for anything else. */
export function originOf(text: string): string | null {
  const isOrigin = /^https?:\/\/[^/?#@\\]+\/?$/i.test(text);
  const origin = isOrigin && parseUrl(text)?.origin;
  return origin && ORIGIN.test(origin) ? origin : null;
}

/** Value of a variable that holds a web address; the fallback if unset. */
export function addressSetting<Name extends string>(
  env: Environment<Name>,
  name: Name,
  fallback: string,
): string {
  const text = textOf(env, name);
  if (!text) return fallback;
  const url = /^https?:\/\/[^\s/?#@"'<>`\\]+(?:[/?#][^\s"'<>`\\]*)?$/i.test(text) ? parseUrl(text) : null;
  if (!url || originOf(url.origin) === null)
    throw wrongValue(name, 'a web address such as https://example.com/join', text);
  return text;
}

/** Value of a variable that holds an origin; the fallback if unset. */
export function originSetting<Name extends string, Fallback>(
  env: Environment<Name>,
  name: Name,
  fallback: Fallback,
): string | Fallback {
  const text = textOf(env, name);
  if (!text) return fallback;
  const origin = originOf(text);
  if (origin === null)
    throw wrongValue(name, 'an origin such as https://docs.example.com, without a path', text);
  return origin;
}
