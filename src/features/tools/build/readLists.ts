import fs from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_DIR, GLOSSARY_FILE } from '@idmp/files';
import type { CompileOptions } from '@idmp/compile';
import type { GlossaryEntry, ListInput } from '@idmp/content';
import { type Locale, LOCALES, declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'glossary-page': 'warning',
});

/** A glossary term in running text. */
export interface ExplainedTerm {
  id: string;
  term: string;
  /** Where it is explained, below the folder of the language; without it, the term is matched but not linked. */
  see?: string;
}

declare module '@idmp/compile' {
  interface CompileOptions {
    /** Terms whose first mention on a page is explained. */
    terms?: readonly ExplainedTerm[];
  }
}

/** Reads the terms that are explained. */
export async function readLists({
  root,
  glossary,
  problems,
}: ListInput): Promise<Record<Locale, Partial<CompileOptions>>> {
  const lists = LOCALES.map(async (locale) => {
    const written = explainedTerms(glossary.entries, locale);
    const terms = await leadingSomewhere(root, locale, written, (index, see) => {
      problems.push(
        report('glossary-page', { file: GLOSSARY_FILE, line: glossary.lineOf(index) }, { see, locale }),
      );
    });
    const own: Partial<CompileOptions> = { terms };
    return [locale, own] as const;
  });
  return Object.fromEntries(await Promise.all(lists)) as Record<Locale, Partial<CompileOptions>>;
}

/** Terms of one language, with the targets that mentions link to. */
function explainedTerms(entries: readonly GlossaryEntry[], locale: Locale): ExplainedTerm[] {
  return entries.map(({ id, see: place, [locale]: { term } }) => ({
    id,
    term,
    ...(place !== undefined && { see: place }),
  }));
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
