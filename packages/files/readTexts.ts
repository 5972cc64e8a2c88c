import { asTexts, type Locale, perLocale, readJson } from '@idmp/model';
import { readTextFile } from './readTextFile';

/** The texts of a file of `locales/` in each language, for the build. The check of the texts reports missing files. */
export function readTexts<Key extends string = string>(
  name: string,
): Record<Locale, Readonly<Record<Key, string>>> {
  return perLocale(
    (locale) =>
      (readJson(readTextFile('.', `locales/${locale}/${name}.json`), asTexts) ?? {}) as Record<Key, string>,
  );
}
