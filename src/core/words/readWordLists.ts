import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../model/locale';
import { warning, type ContentProblem } from '../model/problem';
import type { ProseTic } from '../model/typography';
import {
  explainedTerms,
  GLOSSARY_FILE,
  readEntries,
  termsOf,
  type ExplainedTerm,
  type GlossaryTerm,
} from './glossary';
import { PLACEHOLDERS_FILE, readPlaceholders, type Placeholder } from './placeholders';
import { checkThesaurus, readThesaurus, THESAURUS_FILE } from './thesaurus';
import { readProseTics, ticsFile } from './proseTics';
import { CONTENT_DIR } from '../files/contentFolders';

/** The word lists of a language. */
export interface WordLists {
  /** Terms whose wrong forms are reported. */
  glossary: readonly GlossaryTerm[];
  /** Terms whose first mention on a page is explained. */
  terms?: readonly ExplainedTerm[];
  /** Values in code that readers replace. */
  placeholders?: readonly Placeholder[];
  /** Phrases that cause a warning. */
  tics?: readonly ProseTic[];
}

/** Word lists that the prose of each language is checked against; missing files are empty lists. */
export async function readWordLists(
  root: string,
  problems: ContentProblem[],
): Promise<Record<Locale, WordLists>> {
  const textOf = (file: string): Promise<string> =>
    fs.readFile(path.join(root, file), 'utf8').catch(() => '[]');
  const glossary = readEntries(await textOf(GLOSSARY_FILE));
  problems.push(...glossary.problems);
  const thesaurus = readThesaurus(await textOf(THESAURUS_FILE));
  problems.push(...thesaurus.problems, ...checkThesaurus(thesaurus, glossary.entries));
  const placeholders = readPlaceholders(await textOf(PLACEHOLDERS_FILE));
  problems.push(...placeholders.problems);
  const lists = LOCALES.map(async (locale) => {
    const tics = readProseTics(await textOf(ticsFile(locale)), locale);
    problems.push(...tics.problems);
    const own: WordLists = {
      glossary: termsOf(glossary.entries, locale),
      terms: await leadingSomewhere(root, locale, explainedTerms(glossary.entries, locale), (index, see) => {
        const message = `the page or section "${see}" does not exist in ${locale}`;
        const hint = 'write the path of a page and the id of a heading, or remove "see"';
        problems.push(warning(GLOSSARY_FILE, glossary.lineOf(index), 'word-list', message, hint));
      }),
      placeholders: placeholders.entries,
      tics: tics.entries,
    };
    return [locale, own] as const;
  });
  return Object.fromEntries(await Promise.all(lists)) as Record<Locale, WordLists>;
}

/** Drops link targets that the content does not have, and reports them. */
function leadingSomewhere(
  root: string,
  locale: Locale,
  terms: readonly ExplainedTerm[],
  report: (index: number, see: string) => void,
): Promise<ExplainedTerm[]> {
  return Promise.all(
    terms.map(async ({ see, ...term }, index) => {
      const [file = '', anchor] = see?.split('#') ?? [];
      const text = await fs.readFile(path.join(root, CONTENT_DIR, locale, file), 'utf8').catch(() => '');
      const isThere = anchor === undefined ? text !== '' : text.includes(`{#${anchor}}`);
      if (see !== undefined && !isThere) report(index, see);
      return { ...term, ...(see !== undefined && isThere && { see }) };
    }),
  );
}
