import { perLocale, type Locale } from '../model/locale';
import { readTextFile } from './readTextFile';

/** The texts of a file of `locales/` in each language, for the build. The check of the texts reports missing files. */
export function readTexts<Key extends string = string>(
  name: string,
): Record<Locale, Readonly<Record<Key, string>>> {
  return perLocale(
    (locale) =>
      JSON.parse(readTextFile('.', `locales/${locale}/${name}.json`) ?? '{}') as Record<Key, string>,
  );
}
