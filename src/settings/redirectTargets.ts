import type { Locale } from '@idmp/model';
import { REDIRECT_TARGETS as TARGETS_WRITTEN } from '../site/redirects';

export type RedirectTarget = keyof typeof TARGETS_WRITTEN;

/** Targets with their address in each language that has them. */
export const REDIRECT_TARGETS: Readonly<Record<RedirectTarget, Partial<Record<Locale, string>>>> =
  TARGETS_WRITTEN;

/** Targets that a language has. */
export function redirectTargetsOf(locale: Locale): RedirectTarget[] {
  return (Object.keys(REDIRECT_TARGETS) as RedirectTarget[]).filter(
    (target) => REDIRECT_TARGETS[target][locale] !== undefined,
  );
}

/** Address that a target leads to in a language; undefined for unknown targets, and names that every object has. */
export function redirectTarget(target: string | null, locale: Locale): string | undefined {
  const known = Object.entries(REDIRECT_TARGETS).find(([name]) => name === target);
  return known?.[1][locale];
}
