import type { CompiledDocument } from './compiledDocument';
import { summarize } from './documentSummary';
import { LOCALES, type Locale } from './locale';
import type { Section } from './meaning';

/** What was compared when a section was last reviewed: per language its hash, then those of its lines. */
export type SectionReview = Readonly<Partial<Record<Locale, string>>>;

/** Reviews of all sections: slug of the page → id of the section → review. */
export type Reviews = Readonly<Record<string, Readonly<Record<string, SectionReview>>>>;

/** The same section in each language that has it. */
export type SectionPair = Readonly<Partial<Record<Locale, Section>>>;

/** One section of the site. */
export interface LedgerEntry {
  slug: string;
  id: string;
  pair: SectionPair;
  review: SectionReview | undefined;
  /** Where the review was found, when the section has moved since. */
  movedFrom?: string;
  /** Languages whose text changed after the review. */
  changed: Locale[];
}

/** Slug and id of a section, as commands name it. */
export const sectionName = (slug: string, id: string): string => `${slug || 'index'}${id && `#${id}`}`;

const reviewHash = (review: SectionReview, locale: Locale): string | undefined =>
  review[locale]?.split(' ', 1)[0];

/** What a review of a section records. */
export function reviewOf(pair: SectionPair): SectionReview {
  const records = LOCALES.flatMap((locale) => {
    const section = pair[locale];
    return section
      ? [[locale, [section.hash, ...section.lines.map(({ hash }) => hash)].join(' ')] as const]
      : [];
  });
  return Object.fromEntries(records);
}

/** Lists the sections of all documents, with their reviews; a section that was renamed or moved keeps its own. */
export function buildLedger(documents: readonly CompiledDocument[], reviews: Reviews): LedgerEntry[] {
  const pairs = pairsOf(documents);
  const lost = orphanReviews(pairs, reviews);
  return pairs.map(({ slug, id, pair }) => {
    const own = reviews[slug]?.[id];
    const moved = own
      ? undefined
      : lost.find(({ review }) => LOCALES.some((locale) => isSame(review, pair, locale)));
    const review = own ?? moved?.review;
    const changed = LOCALES.filter(
      (locale) => review?.[locale] !== undefined && pair[locale] && !isSame(review, pair, locale),
    );
    return {
      slug,
      id,
      pair,
      review,
      changed,
      ...(moved && { movedFrom: sectionName(moved.slug, moved.id) }),
    };
  });
}

const isSame = (review: SectionReview, pair: SectionPair, locale: Locale): boolean =>
  pair[locale] !== undefined && reviewHash(review, locale) === pair[locale].hash;

type NamedPair = Pick<LedgerEntry, 'slug' | 'id' | 'pair'>;

function pairsOf(documents: readonly CompiledDocument[]): NamedPair[] {
  const pairs = new Map<string, { slug: string; id: string; pair: Partial<Record<Locale, Section>> }>();
  for (const document of documents) {
    const { slug } = summarize(document);
    for (const section of document.sections) {
      const name = sectionName(slug, section.id);
      const known = pairs.get(name) ?? { slug, id: section.id, pair: {} };
      known.pair[document.locale] ??= section;
      pairs.set(name, known);
    }
  }
  return [...pairs.values()];
}

/** Reviews of sections that no longer exist in any language. */
function orphanReviews(
  pairs: readonly NamedPair[],
  reviews: Reviews,
): { slug: string; id: string; review: SectionReview }[] {
  const present = new Set(pairs.map(({ slug, id }) => sectionName(slug, id)));
  return Object.entries(reviews).flatMap(([slug, sections]) =>
    Object.entries(sections).flatMap(([id, review]) =>
      present.has(sectionName(slug, id)) ? [] : [{ slug, id, review }],
    ),
  );
}

/** Names of the reviews whose section is gone and was not found elsewhere. */
export function orphans(ledger: readonly LedgerEntry[], reviews: Reviews): string[] {
  const moved = new Set(ledger.flatMap(({ movedFrom }) => movedFrom ?? []));
  return orphanReviews(ledger, reviews)
    .map(({ slug, id }) => sectionName(slug, id))
    .filter((name) => !moved.has(name));
}

/** Other languages whose text of a section changed after this one was last compared with it. */
export function staleBecauseOf({ changed, pair }: LedgerEntry, locale: Locale): Locale | undefined {
  return pair[locale] && changed.find((other) => other !== locale);
}

/** Records the sections as reviewed in the state that they have; `removed` are dropped. Sorted, for small differences. */
export function acceptSections(
  reviews: Reviews,
  accepted: readonly LedgerEntry[],
  removed: readonly string[] = [],
): Reviews {
  const gone = new Set([...removed, ...accepted.flatMap(({ movedFrom }) => movedFrom ?? [])]);
  const result: Record<string, Record<string, SectionReview>> = {};
  const put = (slug: string, id: string, review: SectionReview): void => {
    (result[slug] ??= {})[id] = review;
  };
  for (const [slug, sections] of Object.entries(reviews))
    for (const [id, review] of Object.entries(sections))
      if (!gone.has(sectionName(slug, id))) put(slug, id, review);
  for (const { slug, id, pair } of accepted) put(slug, id, reviewOf(pair));
  const pages = Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(pages);
}

/** Lines of a section that its review does not know, and how many of that review are gone. */
export function changedLines(section: Section, record: string): { added: Section['lines']; removed: number } {
  const old = record.split(' ').slice(1);
  const kept = new Set(section.lines.map(({ hash }) => hash));
  const known = new Set(old);
  return {
    added: section.lines.filter(({ hash }) => !known.has(hash)),
    removed: old.filter((hash) => !kept.has(hash)).length,
  };
}
