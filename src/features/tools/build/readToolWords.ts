import fs from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../../core/model/locale';
import { definitionsOf } from '../../../core/words/glossary';
import { PLACEHOLDERS_FILE, readPlaceholders } from '../../../core/words/placeholders';
import { readGlossary } from '../../../core/words/readGlossary';

/** Texts of the article tools in a language: labels, term definitions, names of placeholders. */
export async function readToolWords(locale: Locale, root = process.cwd()): Promise<object> {
  const textOf = (file: string): Promise<string> => fs.readFile(path.join(root, file), 'utf8');
  const placeholders = readPlaceholders(await textOf(PLACEHOLDERS_FILE).catch(() => '[]')).entries;
  return {
    texts: JSON.parse(await textOf(`locales/${locale}/article.json`)) as object,
    terms: definitionsOf(await readGlossary(root), locale),
    placeholders: Object.fromEntries(placeholders.map(({ id, [locale]: label }) => [id, label])),
  };
}
