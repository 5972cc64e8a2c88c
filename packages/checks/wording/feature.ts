import { readTextFile, CONTENT_DIR } from '@idmp/files';
import type { CompileOptions } from '@idmp/compile';
import {
  type GlossaryEntry,
  type ListInput,
  expression,
  readJsonList,
  type ReadList,
  type MarkdownFeature,
} from '@idmp/content';
import { type Locale, perLocale } from '@idmp/model';
import type { ProseTic } from './typography';
import { z } from 'zod';
import { checkFieldWording, checkWording, report } from './checkWording';

/** A term in one language, and its wrong forms. */
interface GlossaryTerm {
  term: string;
  forbidden: string[];
}

declare module '@idmp/compile' {
  interface CompileOptions {
    /** Terms whose wrong forms are reported. */
    wrongForms?: readonly GlossaryTerm[];
    /** Phrases that cause a warning. */
    tics?: readonly ProseTic[];
  }
}

/** Reads the terms with wrong forms, and the phrases to avoid. */
function readLists({
  root,
  glossary,
  problems,
}: ListInput): Promise<Record<Locale, Partial<CompileOptions>>> {
  return Promise.resolve(
    perLocale((locale) => {
      const tics = readProseTics(readTextFile(root, ticsFile(locale)) ?? '[]', locale);
      problems.push(...tics.problems);
      return { wrongForms: termsOf(glossary.entries, locale), tics: tics.entries };
    }),
  );
}

/** Terms of one language that have wrong forms. */
function termsOf(entries: readonly GlossaryEntry[], locale: Locale): GlossaryTerm[] {
  return entries
    .map(({ [locale]: { term, forbidden } }) => ({ term, forbidden }))
    .filter(({ forbidden }) => forbidden.length > 0);
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

/** Checks of the prose: spacing, punctuation, terms of the glossary, and phrases that the writers avoid. */
export const wording = {
  name: 'wording',
  problems: report,
  readLists,
  markdown: {
    check(root, context, { frontmatter, fieldLines }) {
      checkFieldWording(frontmatter, fieldLines, context);
      checkWording(root, context);
    },
  },
} satisfies MarkdownFeature;
