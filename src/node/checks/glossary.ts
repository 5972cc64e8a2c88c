import { z } from 'zod';
import type { Locale } from '../../model/locale';

const wording = z.object({
  term: z.string(),
  forbidden: z.array(z.string()),
  definition: z.string().optional(),
  also: z.array(z.string()).optional(),
});
const schema = z.array(z.object({ id: z.string(), en: wording, 'zh-Hans': wording }));

/** A term in one language, and its wrong forms. */
export interface GlossaryTerm {
  term: string;
  forbidden: string[];
}

/** Terms of one language that have wrong forms, from the text of `content/glossary.json`; throws when it has another shape. */
export function readGlossary(json: string, locale: Locale): GlossaryTerm[] {
  return schema
    .parse(JSON.parse(json))
    .map((entry) => entry[locale])
    .filter(({ forbidden }) => forbidden.length > 0);
}
