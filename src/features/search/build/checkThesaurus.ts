import { THESAURUS_FILE } from '@idmp/files';
import { type ContentProblem, type Locale, LOCALES, type ProblemValues } from '@idmp/model';
import { type GlossaryEntry, type ReadList, readThesaurus, type ThesaurusEntry } from '@idmp/content';
import { report } from './problems';

/** Problems of the thesaurus as it is written. */
export function thesaurusProblems(json: string, glossary: readonly GlossaryEntry[]): ContentProblem[] {
  const thesaurus = readThesaurus(json);
  return [...thesaurus.problems, ...checkThesaurus(thesaurus, glossary)];
}

/** Reports synonyms that contradict each other or the glossary. */
export function checkThesaurus(
  { entries, lineOf }: Pick<ReadList<ThesaurusEntry>, 'entries' | 'lineOf'>,
  glossary: readonly GlossaryEntry[],
): ContentProblem[] {
  const add: Add = (index, code, values) =>
    report(code, { file: THESAURUS_FILE, line: lineOf(index) }, values);
  const ids = new Set<string>();
  return [
    ...entries.flatMap(({ id }, index) => {
      const isNew = !ids.has(id);
      ids.add(id);
      return isNew ? [] : add(index, 'thesaurus.id', { id });
    }),
    ...LOCALES.flatMap((locale) => [
      ...doubleTerms(entries, locale, add),
      ...swallowedTerms(entries, glossary, locale, add),
      ...cycles(entries, locale, add),
    ]),
  ];
}

type Add = (index: number, code: Parameters<typeof report>[0], values: ProblemValues) => ContentProblem;

/** A word belongs to one group of each kind, but may head several narrower groups. */
function doubleTerms(entries: readonly ThesaurusEntry[], locale: Locale, add: Add): ContentProblem[] {
  const seen = new Map<string, string>();
  return entries.flatMap(({ id, kind, [locale]: { terms } }, index) =>
    terms.flatMap((term, position) => {
      if (kind === 'narrower' && position === 0) return [];
      const key = `${kind} ${normal(term)}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, id);
      if (other === undefined) return [];
      return other === id
        ? add(index, 'thesaurus.twice', { term, id })
        : add(index, 'thesaurus.two-groups', { term, id, other });
    }),
  );
}

/** A product term that is a synonym of another word could no longer be searched for on its own. */
function swallowedTerms(
  entries: readonly ThesaurusEntry[],
  glossary: readonly GlossaryEntry[],
  locale: Locale,
  add: Add,
): ContentProblem[] {
  // Entries without a definition only define the spelling.
  const defined = glossary.filter(({ [locale]: { definition } }) => definition !== undefined);
  const products = new Map(defined.map(({ id, [locale]: { term } }) => [normal(term), id]));
  return entries.flatMap(({ id, [locale]: { terms } }, index) =>
    terms
      .slice(1)
      .flatMap((term) =>
        products.has(normal(term)) && normal(term) !== normal(terms[0] ?? '')
          ? add(index, 'thesaurus.product-term', { id, term })
          : [],
      ),
  );
}

/** Finds cycles between groups. */
function cycles(entries: readonly ThesaurusEntry[], locale: Locale, add: Add): ContentProblem[] {
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
    return add(index, 'thesaurus.circle', { id, term: terms[0] });
  });
}

function normal(term: string): string {
  return term.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
