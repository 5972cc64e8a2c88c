import { parseUrl } from '../model/parseUrl';

/** A wrong value of the environment; the message is one sentence for the operator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Error for a value that the variable does not accept. */
export function wrongValue(variable: string, wanted: string, got: string): SettingError {
  return new SettingError(`${variable} must be ${wanted}; got ${JSON.stringify(got)}.`);
}

/** Variables by name, as in `process.env`. */
export type Environment<Name extends string = string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** Trimmed value of a variable; '' when it is not set. */
export function textOf<Name extends string>(env: Environment<Name>, name: Name): string {
  return (env[name] ?? '').trim();
}

/** Value of a variable that must match a pattern, or the fallback when it is not set. */
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

/** Value of a variable that is "true" or "false". */
export function flagOf<Name extends string>(env: Environment<Name>, name: Name, fallback: boolean): boolean {
  return matchOf(env, name, /^(true|false)$/, '"true" or "false"', String(fallback)) === 'true';
}

/** Origin of an address without path, query and credentials; null when the text is not one. */
export function originOf(text: string): string | null {
  const isOrigin = /^https?:\/\/[^/?#@\\]+\/?$/i.test(text);
  return (isOrigin && parseUrl(text)?.origin) || null;
}

/** A variable that holds an origin, or the fallback when it is not set. */
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
