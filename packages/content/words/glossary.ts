import { GLOSSARY_FILE, readTextFile } from '@idmp/files';
import { z } from 'zod';
import { perLocale } from '@idmp/model';
import { readJsonList, type ReadList } from './jsonLists';

/** Entries of the glossary; none if the file is missing or malformed. */
export function readGlossary(root = process.cwd()): GlossaryEntry[] {
  return readEntries(readTextFile(root, GLOSSARY_FILE) ?? '[]').entries;
}

const wording = z.strictObject({
  term: z.string().min(1),
  forbidden: z.array(z.string().min(1)),
  definition: z.string().min(1).optional(),
  also: z.array(z.string().min(1)).optional(),
  /** By which search finds a Chinese term. */
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
});

/** A term in all languages, with its definition and synonyms. */
export type GlossaryEntry = z.infer<typeof entry>;

/** All entries of the text of `content/glossary.json`; malformed ones become problems. */
export function readEntries(json: string): ReadList<GlossaryEntry> {
  return readJsonList(
    GLOSSARY_FILE,
    json,
    entry,
    '{ "id": "…", "en": { "term": "…", "forbidden": [] }, "zh-Hans": { "term": "…", "forbidden": [] } }',
  );
}
