import fs from 'node:fs';
import path from 'node:path';
import { asTexts, type Locale, perLocale, readJson } from '@idmp/model';

/** Reads a project file; undefined if it does not exist. */
export function readTextFile(root: string, file: string): string | undefined {
  try {
    return fs.readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

/** The texts of a file of `locales/` in each language, for the build. The check of the texts reports missing files. */
export function readTexts<Key extends string = string>(
  name: string,
): Record<Locale, Readonly<Record<Key, string>>> {
  return perLocale(
    (locale) =>
      (readJson(readTextFile('.', `locales/${locale}/${name}.json`), asTexts) ?? {}) as Record<Key, string>,
  );
}
