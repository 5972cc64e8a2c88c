/** Languages of the site; the first is the default one. */
const LANGUAGES = ['zh-Hans', 'en'] as const;

/** A language of the site, for which `src/site` has data. */
export type SiteLocale = (typeof LANGUAGES)[number];

/** With those that `locales/` has texts in, and lists of the content words. */
const KNOWN = [...LANGUAGES, 'zh-Hans', 'en'] as const;

export type Locale = (typeof KNOWN)[number];

export const LOCALES: readonly [Locale, ...Locale[]] = LANGUAGES;

/** Languages that the site does not have, although there are texts. */
export const LEFT_OUT: readonly Locale[] = KNOWN.filter((locale) => !LOCALES.includes(locale));

export const [DEFAULT_LOCALE] = LOCALES;

/** Language at the root of this build, in bundles (set by the bundler). */
declare const __ROOT_LOCALE__: Locale | undefined;

/**
 * Language whose addresses have no prefix. It is another than the default one in the build for the host of that
 * language, see docs/deploy.md.
 */
export const ROOT_LOCALE: Locale =
  typeof __ROOT_LOCALE__ === 'undefined'
    ? (LOCALES.find((locale) => locale === process.env['SITE_ROOT_LOCALE']) ?? DEFAULT_LOCALE)
    : __ROOT_LOCALE__;

/** Whether a string is a language of the site. */
export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The other language of the site. */
export function otherThan(locale: Locale): Locale {
  return LOCALES.find((other) => other !== locale) ?? DEFAULT_LOCALE;
}

/** A value for each language. */
export function perLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** Address of a document: one language at the root, others below their name, never a trailing slash. */
export function localizedAddress(locale: Locale, slug: string): string {
  const prefix = locale === ROOT_LOCALE ? '' : `/${locale}`;
  return `${prefix}${slug && `/${slug}`}` || '/';
}

/**
 * Language and slug of an address without path prefix.
 * @example splitAddress('/en/basic/bar') // { locale: 'en', slug: 'basic/bar' }
 */
export function splitAddress(address: string): { locale: Locale; slug: string } {
  const segments = address.split('/').filter(Boolean);
  const first = segments[0] ?? '';
  if (isLocale(first) && first !== ROOT_LOCALE) {
    return { locale: first, slug: segments.slice(1).join('/') };
  }
  return { locale: ROOT_LOCALE, slug: segments.join('/') };
}

/** Addresses of a page that exists in all languages. */
export function localizedAddresses(slug: string): { locale: Locale; address: string }[] {
  return LOCALES.map((locale) => ({ locale, address: localizedAddress(locale, slug) }));
}

/** Address of the same page in another language. */
export function counterpartAddress(address: string, locale: Locale): string {
  return localizedAddress(locale, splitAddress(address).slug);
}
