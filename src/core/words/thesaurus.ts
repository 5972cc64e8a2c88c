import { z } from 'zod';
import { LOCALES, perLocale, type Locale } from '../model/locale';
import { warning, type ContentProblem } from '../model/problem';
import type { SynonymGroup } from '../model/synonyms';
import { CONTENT_DIR } from '../files/contentFolders';
import type { GlossaryEntry } from './glossary';
import { readJsonList, type ReadList } from './jsonFaults';

const words = z.strictObject({ terms: z.array(z.string().trim().min(1)).min(1) });
const group = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(['same', 'narrower']),
  ...perLocale(() => words),
});

export type ThesaurusEntry = z.infer<typeof group>;

/** File of the thesaurus, relative to the project. */
export const THESAURUS_FILE = `${CONTENT_DIR}/thesaurus.json`;

/** Parses `content/thesaurus.json`; malformed groups become problems. */
export function readThesaurus(json: string): ReadList<ThesaurusEntry> {
  return readJsonList(THESAURUS_FILE, json, group, {
    noun: 'the thesaurus',
    example:
      '{ "id": "…", "kind": "same", "zh-Hans": { "terms": ["…"] }, "en": { "terms": ["…"] } }, or "narrower"',
  });
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
        ...(locale === 'zh-Hans' && terms[locale].pinyin ? [terms[locale].pinyin] : []),
      ]),
    })),
  ];
}

/** Reports synonyms that contradict each other or the glossary. */
export function checkThesaurus(
  { entries, lineOf }: Pick<ReadList<ThesaurusEntry>, 'entries' | 'lineOf'>,
  glossary: readonly GlossaryEntry[],
): ContentProblem[] {
  const report = (index: number, message: string, hint: string): ContentProblem =>
    warning(THESAURUS_FILE, lineOf(index), 'thesaurus', message, hint);
  const ids = new Set<string>();
  return [
    ...entries.flatMap(({ id }, index) => {
      const isNew = !ids.has(id);
      ids.add(id);
      return isNew ? [] : report(index, `the id "${id}" is used twice`, 'rename one of them');
    }),
    ...LOCALES.flatMap((locale) => [
      ...doubleTerms(entries, locale, report),
      ...swallowedTerms(entries, glossary, locale, report),
      ...cycles(entries, locale, report),
    ]),
  ];
}

type Report = (index: number, message: string, hint: string) => ContentProblem;

/** A word belongs to one group of each kind, but may head several narrower groups. */
function doubleTerms(entries: readonly ThesaurusEntry[], locale: Locale, report: Report): ContentProblem[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ id, kind, [locale]: { terms } }, index) =>
    terms.flatMap((term, position) => {
      if (kind === 'narrower' && position === 0) return [];
      const key = `${kind} ${normal(term)}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, id);
      if (other === undefined) return [];
      const where = other === id ? `twice in "${id}"` : `in "${other}" and in "${id}"`;
      return report(index, `the term "${term}" stands ${where}`, 'keep it in one group');
    }),
  );
}

/** A product term that is a synonym of another word could no longer be searched for on its own. */
function swallowedTerms(
  entries: readonly ThesaurusEntry[],
  glossary: readonly GlossaryEntry[],
  locale: Locale,
  report: Report,
): ContentProblem[] {
  // Entries without a definition only define the spelling.
  const defined = glossary.filter(({ [locale]: { definition } }) => definition !== undefined);
  const products = new Map(defined.map(({ id, [locale]: { term } }) => [normal(term), id]));
  return entries.flatMap(({ id, [locale]: { terms } }, index) =>
    terms
      .slice(1)
      .flatMap((term) =>
        products.has(normal(term)) && normal(term) !== normal(terms[0] ?? '')
          ? report(
              index,
              `the group "${id}" swallows the product term "${term}"`,
              'take the term out; only the first one of a group may be in the glossary',
            )
          : [],
      ),
  );
}

/** Finds cycles between groups. */
function cycles(entries: readonly ThesaurusEntry[], locale: Locale, report: Report): ContentProblem[] {
  const headsOf = new Map<string, string[]>();
  for (const {
    [locale]: { terms },
  } of entries) {
    const head = normal(terms[0] ?? '');
    for (const term of terms.slice(1).map(normal)) headsOf.set(term, [...(headsOf.get(term) ?? []), head]);
  }
  const leadsTo = (from: string, to: string, seen: Set<string>): boolean =>
    (headsOf.get(from) ?? []).some((head) => {
      if (head === to) return true;
      if (seen.has(head)) return false;
      seen.add(head);
      return leadsTo(head, to, seen);
    });
  const named = new Set<string>();
  return entries.flatMap(({ id, [locale]: { terms } }, index) => {
    const head = normal(terms[0] ?? '');
    if (named.has(head) || !leadsTo(head, head, new Set())) return [];
    named.add(head);
    return report(
      index,
      `the groups from "${id}" on lead back to its own term "${terms[0]}"`,
      'break the circle',
    );
  });
}

function normal(term: string): string {
  return term.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
