import { readTextFile, THESAURUS_FILE } from '@idmp/files';
import type { SynonymGroup } from '@idmp/search';
import { readGlossary, type GlossaryEntry } from './glossary';
import { z } from 'zod';
import { perLocale } from '@idmp/model';
import { readJsonList, type ReadList } from './jsonLists';

/** Search synonyms; none from files that are missing or malformed. */
export function readSynonyms(root = process.cwd()): SynonymGroup[] {
  const thesaurus = readThesaurus(readTextFile(root, THESAURUS_FILE) ?? '[]');
  return synonymGroups(thesaurus.entries, readGlossary(root));
}

const words = z.strictObject({ terms: z.array(z.string().trim().min(1)).min(1) });
const group = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(['same', 'narrower']),
  ...perLocale(() => words),
});

export type ThesaurusEntry = z.infer<typeof group>;

/** Parses `content/thesaurus.json`; malformed groups become problems. */
export function readThesaurus(json: string): ReadList<ThesaurusEntry> {
  return readJsonList(
    THESAURUS_FILE,
    json,
    group,
    '{ "id": "…", "kind": "same", "zh-Hans": { "terms": ["…"] }, "en": { "terms": ["…"] } }, or "narrower"',
  );
}

/** Synonyms from the thesaurus, then those from the glossary. */
export function synonymGroups(
  thesaurus: readonly ThesaurusEntry[],
  glossary: readonly GlossaryEntry[],
): SynonymGroup[] {
  return [
    ...thesaurus.map(({ id, kind, ...terms }) => ({
      id: `thesaurus-${id}`,
      kind,
      terms: perLocale((locale) => terms[locale].terms),
    })),
    ...glossary.map(({ id, ...terms }) => ({
      id: `glossary-${id}`,
      kind: 'same' as const,
      terms: perLocale((locale) => [
        terms[locale].term,
        ...(terms[locale].also ?? []),
        ...(terms[locale].pinyin ? [terms[locale].pinyin] : []),
      ]),
    })),
  ];
}
