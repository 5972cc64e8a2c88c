/** A wrong value of the environment; the message is one sentence for the operator. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** Error for a value that is not what the variable wants. */
export function wrongValue(variable: string, wanted: string, got: string): SettingError {
  return new SettingError(`${variable} must be ${wanted}; got ${JSON.stringify(got)}.`);
}

/** Variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Trimmed value of a variable; '' when it is not set. */
export function textOf(env: Environment, name: string): string {
  return (env[name] ?? '').trim();
}

/** Value of a variable that must match a pattern, or the fallback when it is not set. */
export function matchOf(
  env: Environment,
  name: string,
  pattern: RegExp,
  wanted: string,
  fallback: string,
): string {
  const text = textOf(env, name);
  if (!text) return fallback;
  if (!pattern.test(text)) throw wrongValue(name, wanted, text);
  return text;
}

/** Origin of an address without path, query and credentials; null when the text is not one. */
export function originOf(text: string): string | null {
  if (!/^https?:\/\/[^/?#@\\]+\/?$/i.test(text)) return null;
  try {
    return new URL(text).origin;
  } catch {
    return null;
  }
}

/** A variable that holds an origin, or the fallback when it is not set. */
export function originSetting<Fallback>(
  env: Environment,
  name: string,
  fallback: Fallback,
): string | Fallback {
  const text = textOf(env, name);
  if (!text) return fallback;
  const origin = originOf(text);
  if (origin === null)
    throw wrongValue(name, 'an origin such as https://docs.example.com, without a path', text);
  return origin;
}
