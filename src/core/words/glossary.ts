import { z } from 'zod';
import { perLocale, type Locale } from '../model/locale';
import { CONTENT_DIR } from '../files/contentFolders';
import { readJsonList, type ReadList } from './jsonFaults';

const wording = z.strictObject({
  term: z.string().min(1),
  forbidden: z.array(z.string().min(1)),
  definition: z.string().min(1).optional(),
  also: z.array(z.string().min(1)).optional(),
});
/** Pinyin by which search finds a Chinese term, letters only. */
const chinese = wording.extend({
  pinyin: z
    .string()
    .regex(/^[a-z]+$/, 'use lower-case letters, without tones and spaces')
    .optional(),
});
/** A page below the folder of a language, with a fragment. */
const see = z
  .string()
  .regex(/^[\w./-]+\.mdx?(?:#[\w-]+)?$/, 'is not a page path such as 03-concepts.md#element');
const entry = z.strictObject({
  id: z.string().min(1),
  see: see.optional(),
  ...perLocale(() => wording),
  'zh-Hans': chinese,
});

/** A term in all languages, with its definition and synonyms. */
export type GlossaryEntry = z.infer<typeof entry>;

/** A glossary term in running text. */
export interface ExplainedTerm {
  id: string;
  term: string;
  /** Where it is explained, below the folder of the language; without it, the term is matched but not linked. */
  see?: string;
}

/** A term in one language, and its wrong forms. */
export interface GlossaryTerm {
  term: string;
  forbidden: string[];
}

/** What `content/glossary.json` holds. */
export const glossarySchema = z.array(entry);

/** File of the glossary, relative to the project. */
export const GLOSSARY_FILE = `${CONTENT_DIR}/glossary.json`;

/** All entries of the text of `content/glossary.json`; malformed ones become problems. */
export function readEntries(json: string): ReadList<GlossaryEntry> {
  return readJsonList(GLOSSARY_FILE, json, entry, {
    noun: 'the glossary',
    example:
      '{ "id": "…", "en": { "term": "…", "forbidden": [] }, "zh-Hans": { "term": "…", "forbidden": [] } }',
  });
}

/** Terms of one language, with the targets that mentions link to. */
export function explainedTerms(entries: readonly GlossaryEntry[], locale: Locale): ExplainedTerm[] {
  return entries.map(({ id, see: place, [locale]: { term } }) => ({
    id,
    term,
    ...(place !== undefined && { see: place }),
  }));
}

/** Terms and definitions that pages show in one language, by id. */
export function definitionsOf(
  entries: readonly GlossaryEntry[],
  locale: Locale,
): Record<string, readonly [term: string, definition: string]> {
  return Object.fromEntries(
    entries.flatMap(({ id, see: place, [locale]: { term, definition } }) =>
      place === undefined || definition === undefined ? [] : [[id, [term, definition]]],
    ),
  );
}

/** Terms of one language that have wrong forms. */
export function termsOf(entries: readonly GlossaryEntry[], locale: Locale): GlossaryTerm[] {
  return entries
    .map(({ [locale]: { term, forbidden } }) => ({ term, forbidden }))
    .filter(({ forbidden }) => forbidden.length > 0);
}
