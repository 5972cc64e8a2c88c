import { perLocale, type Locale } from '../model/locale';
import { readTextFile } from './readTextFile';
import { asTexts, readJson } from '../model/readJson';

/** The texts of a file of `locales/` in each language, for the build. The check of the texts reports missing files. */
export function readTexts<Key extends string = string>(
  name: string,
): Record<Locale, Readonly<Record<Key, string>>> {
  return perLocale(
    (locale) =>
      (readJson(readTextFile('.', `locales/${locale}/${name}.json`), asTexts) ?? {}) as Record<Key, string>,
  );
}
