import { asTexts, DEFAULT_LOCALE, isLocale, type Locale, readJson } from '@idmp/model';

/** Page context from the translation plugin. */
export interface StandaloneContext {
  language: string;
  i18n: { path: string };
}

/** Query result with the texts of a standalone page. */
export interface StandaloneData {
  locales: { edges: { node: { ns: string; data: string } }[] };
}

export function localeOf({ language }: StandaloneContext): Locale {
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

/** Looks up a message of the `pages` namespace for the head, which is outside the translation provider. */
export function pagesText({ locales }: StandaloneData, key: string): string {
  const texts = locales.edges.find(({ node }) => node.ns === 'pages')?.node.data ?? '{}';
  return readJson(texts, asTexts)?.[key] ?? '';
}
