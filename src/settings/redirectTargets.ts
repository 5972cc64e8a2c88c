import { type Locale, ownValue } from '@idmp/model';
import { REDIRECT_TARGETS } from '../site/redirects';

export type RedirectTarget = keyof typeof REDIRECT_TARGETS;

/** Pages that lead to other sites, by their slugs, and what their template gets. */
export const REDIRECT_PAGES = {
  redirect: { heading: 'redirect.title' },
  'blog-redirect': { heading: 'redirect.toBlog', target: 'blog' },
} as const;

const TARGETS: Readonly<Record<string, Partial<Record<Locale, string>>>> = REDIRECT_TARGETS;

/** Targets that a language has. */
export function redirectTargetsOf(locale: Locale): RedirectTarget[] {
  return (Object.keys(TARGETS) as RedirectTarget[]).filter((target) => redirectTarget(target, locale));
}

/** Address that a target leads to in a language; undefined for unknown targets, and names that every object has. */
export function redirectTarget(target: string | null, locale: Locale): string | undefined {
  return ownValue(TARGETS, target ?? '')?.[locale];
}
