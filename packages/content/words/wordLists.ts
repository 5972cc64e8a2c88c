import { z } from 'zod';
import type { ExplainedTerm, ProseTic, WordLists } from '@idmp/compile';
import { CONTENT_DIR, GLOSSARY_FILE, readTextFile } from '@idmp/files';
import { type ContentProblem, type Locale, perLocale, report } from '@idmp/model';
import type { GlossaryEntry } from './glossary';
import { expression, readJsonList, type ReadList } from './jsonLists';

/** Reads the word lists of each language, on which its compiled documents depend, and what is wrong with them. */
export function readWordLists(
  root: string,
  glossary: ReadList<GlossaryEntry>,
): { of: Record<Locale, WordLists>; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const of = perLocale((locale) => {
    const terms = glossary.entries.map(({ id, see, [locale]: { term } }, index): ExplainedTerm => {
      if (see === undefined || isThere(root, locale, see))
        return { id, term, ...(see !== undefined && { see }) };
      const place = { file: GLOSSARY_FILE, line: glossary.lineOf(index) };
      problems.push(report('glossary-page', place, { see, locale }));
      return { id, term };
    });
    const wrongForms = glossary.entries
      .map(({ [locale]: { term, forbidden } }) => ({ term, forbidden }))
      .filter(({ forbidden }) => forbidden.length > 0);
    const tics = readProseTics(readTextFile(root, ticsFile(locale)) ?? '[]', locale);
    problems.push(...tics.problems);
    return { terms, wrongForms, tics: tics.entries };
  });
  return { of, problems };
}

/** Whether the content has the page and section that a term leads to. */
function isThere(root: string, locale: Locale, see: string): boolean {
  const [file = '', anchor] = see.split('#');
  const text = readTextFile(root, `${CONTENT_DIR}/${locale}/${file}`) ?? '';
  return anchor === undefined ? text !== '' : text.includes(`{#${anchor}}`);
}

const tic = z.strictObject({
  pattern: expression,
  why: z.string().min(1),
  better: z.string().min(1),
});

/** Optional file with the tics of a language, relative to the project. */
export function ticsFile(locale: Locale): string {
  return `${CONTENT_DIR}/prose-tics.${locale}.json`;
}

/** Parses the tics file of a language. */
export function readProseTics(json: string, locale: Locale): ReadList<ProseTic> {
  return readJsonList(ticsFile(locale), json, tic, '{ "pattern": "…", "why": "…", "better": "…" }');
}
