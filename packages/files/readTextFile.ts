import fs from 'node:fs';
import path from 'node:path';
import { asTexts, type Locale, perLocale, readJson } from '@idmp/model';

/**
 * Reads a project file, without a byte order mark; undefined if there is none.
 * @throws if something is there that cannot be read
 */
export function readTextFile(root: string, file: string): string | undefined {
  const place = path.join(root, file);
  if (!fs.lstatSync(place, { throwIfNoEntry: false })) return undefined;
  try {
    return new TextDecoder().decode(fs.readFileSync(place));
  } catch (error) {
    // The system does not name a folder that it reads as a file.
    throw Object.assign(error as Error, { path: file });
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
