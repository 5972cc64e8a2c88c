import type { Locale } from '@idmp/model';

/** A term of the site and its synonyms. */
export interface SynonymGroup {
  id: string;
  /** Narrower words match only if nothing closer does. */
  kind: 'same' | 'narrower';
  /** Words of each language, the site's own term first. */
  terms: Readonly<Record<Locale, readonly string[]>>;
}

/** The words of a group for readers of one language. */
export interface Synonyms {
  own: string;
  others: readonly string[];
  isNarrower?: true;
}

/** Words of another language per term: more would enlarge the index for little gain. */
const FOREIGN_WORDS = 2;

/** Synonyms for the pages of one language; the first words of other languages map to its own term, too. */
export function synonymsOf(groups: readonly SynonymGroup[], locale: Locale): Synonyms[] {
  return groups.flatMap(({ kind, terms }): Synonyms[] => {
    const [own = '', ...rest] = terms[locale];
    const foreign = Object.entries(terms).flatMap(([name, words]) =>
      name === locale ? [] : words.slice(0, FOREIGN_WORDS),
    );
    const others = [...new Set([...rest, ...foreign])].filter((word) => word !== own);
    if (!own || others.length === 0) return [];
    return [{ own, others, ...(kind === 'narrower' && { isNarrower: true }) }];
  });
}
