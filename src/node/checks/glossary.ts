import { z } from 'zod';
import type { Locale } from '../../model/locale';

const wording = z.object({
  term: z.string(),
  forbidden: z.array(z.string()),
  definition: z.string().optional(),
  also: z.array(z.string()).optional(),
});
const schema = z.array(z.object({ id: z.string(), en: wording, 'zh-Hans': wording }));

/** A term in both languages, with its definition and the words that readers may know it by. */
export type GlossaryEntry = z.infer<typeof schema>[number];

/** A term in one language, and its wrong forms. */
export interface GlossaryTerm {
  term: string;
  forbidden: string[];
}

/** All entries of the text of `content/glossary.json`; throws when it has another shape. */
export function readEntries(json: string): GlossaryEntry[] {
  return schema.parse(JSON.parse(json));
}

/** Terms of one language that have wrong forms, from the text of `content/glossary.json`; throws when it has another shape. */
export function readGlossary(json: string, locale: Locale): GlossaryTerm[] {
  return readEntries(json)
    .map((entry) => entry[locale])
    .filter(({ forbidden }) => forbidden.length > 0);
}
