import fs from 'node:fs/promises';
import path from 'node:path';
import { asTexts, type Locale, readJson } from '@idmp/model';
import { type GlossaryEntry, readGlossary } from '@idmp/content';

/** Texts of the article tools in a language: labels, term definitions. */
export async function readToolWords(locale: Locale, root = process.cwd()): Promise<object> {
  const textOf = (file: string): Promise<string> => fs.readFile(path.join(root, file), 'utf8');
  return {
    texts: readJson(await textOf(`locales/${locale}/article.json`), asTexts) ?? {},
    terms: definitionsOf(await readGlossary(root), locale),
  };
}

/** Terms and definitions that pages show in one language, by id. */
function definitionsOf(
  entries: readonly GlossaryEntry[],
  locale: Locale,
): Record<string, readonly [term: string, definition: string]> {
  return Object.fromEntries(
    entries.flatMap(({ id, see: place, [locale]: { term, definition } }) =>
      place === undefined || definition === undefined ? [] : [[id, [term, definition]]],
    ),
  );
}
