import { DEFAULT_LOCALE, isLocale, type Locale } from '../../model/locale';

/** Page context from the translation plugin. */
export interface StandaloneContext {
  language: string;
  i18n: { path: string };
}

/** Texts of a standalone page, as queried. */
export interface StandaloneData {
  locales: { edges: { node: { ns: string; data: string } }[] };
}

export function localeOf({ language }: StandaloneContext): Locale {
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** A text of the `pages` namespace, for the head, which is outside of the translation provider. */
export function pagesText({ locales }: StandaloneData, key: string): string {
  const texts = locales.edges.find(({ node }) => node.ns === 'pages')?.node.data ?? '{}';
  return (JSON.parse(texts) as Record<string, string>)[key] ?? '';
}
