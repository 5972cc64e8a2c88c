import {
  report,
  anyJson,
  type ContentProblem,
  LEFT_OUT,
  readJson,
  type Locale,
  LOCALES,
  ownValue,
  plainRecord,
  type Section,
  type SectionLine,
} from '@idmp/model';
import { readTextFile } from '@idmp/files';
import { summarize } from '@idmp/content';
import { z } from 'zod';
import type { CompiledDocument } from '@idmp/compile';

const review = z.partialRecord(z.enum([...LOCALES, ...LEFT_OUT]), z.string());
const schema = z.record(z.string(), z.record(z.string(), review));

/** Parses the reviews of today or of a former commit; undefined if the text is something else. */
export const parseReviews = (text: string | undefined): Reviews | undefined =>
  readJson(text, (value) => schema.safeParse(value).data);

/** File with the reviews of all sections, relative to the project. */
export const REVIEWS_FILE = 'content/translations.json';

/** What was compared when a section was last reviewed: per language its hash, then those of its lines. */
type SectionReview = Readonly<Partial<Record<Locale, string>>>;

/** Reviews of all sections: slug of the page → id of the section → review. */
type Reviews = Readonly<Record<string, Readonly<Record<string, SectionReview>>>>;

/** Hash of the section that a review recorded in one language. */
const reviewedHash = (record: string | undefined): string | undefined => record?.split(' ', 1)[0];

/** Reads the recorded reviews, unless the file is missing. An unreadable file is a problem. */
export function readReviews(root: string): { reviews?: Reviews; problems: ContentProblem[] } {
  const text = readTextFile(root, REVIEWS_FILE);
  if (text === undefined) return { problems: [] };
  const reviews = parseReviews(text);
  if (reviews) return { reviews, problems: [] };
  const conflict = text.split('\n').findIndex((line) => line.startsWith('<<<<<<<')) + 1;
  const broken = readJson(text, anyJson) ? 'reviews.form' : 'reviews.json';
  const code = conflict ? 'reviews.conflict' : broken;
  return { problems: [report(code, { file: REVIEWS_FILE, line: conflict || 1 })] };
}

/** Text of the reviews: one section per line, to keep merge conflicts rare. */
export function reviewsText(reviews: Reviews): string {
  const pages = Object.entries(reviews).map(([slug, sections]) => {
    const lines = Object.entries(sections).map(
      ([id, review]) => `    ${JSON.stringify(id)}: ${JSON.stringify(review)}`,
    );
    return `  ${JSON.stringify(slug)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${pages.join(',\n')}\n}\n`;
}

/** One section of the site. */
export interface LedgerEntry extends ReturnType<typeof keyOf> {
  /** The section in each language that has it. */
  pair: Partial<Record<Locale, Section>>;
  review: SectionReview | undefined;
  /** Name under which the review was found, when the section has moved since. */
  movedFrom: string | undefined;
  /** Languages whose text changed after the review. */
  changed: Locale[];
}

/** Identifies a section; `name` is how commands name it. */
const keyOf = (slug: string, id: string) => ({ slug, id, name: `${slug || 'index'}${id && `#${id}`}` });

/** What a review of a section records. */
function reviewOf({ pair }: LedgerEntry): SectionReview {
  const records = Object.entries(pair).map(([locale, { hash, lines }]) => [
    locale,
    [hash, ...lines.map((line) => line.hash)].join(' '),
  ]);
  return Object.fromEntries(records) as SectionReview;
}

/** Lists the sections of all documents, with their reviews; a section that was renamed or moved keeps its own. */
export function buildLedger(documents: readonly CompiledDocument[], reviews: Reviews): LedgerEntry[] {
  const pairs = pairsOf(documents);
  const present = new Set(pairs.map(({ name }) => name));
  const lost = listReviews(reviews).filter(({ name }) => !present.has(name));
  return pairs.map((section) => {
    const { slug, id, pair } = section;
    const isSame = (review: SectionReview, locale: Locale): boolean =>
      reviewedHash(review[locale]) === pair[locale]?.hash;
    const own = ownValue(ownValue(reviews, slug) ?? {}, id);
    const moved = own
      ? undefined
      : lost.find(({ review }) => LOCALES.some((locale) => pair[locale] && isSame(review, locale)));
    const review = own ?? moved?.review;
    const changed = LOCALES.filter(
      (locale) => review && locale in review && pair[locale] && !isSame(review, locale),
    );
    return { ...section, review, movedFrom: moved?.name, changed };
  });
}

function pairsOf(documents: readonly CompiledDocument[]) {
  const pairs = new Map<string, Pick<LedgerEntry, 'slug' | 'id' | 'name' | 'pair'>>();
  for (const document of documents) {
    const { slug } = summarize(document);
    for (const section of document.sections) {
      const key = keyOf(slug, section.id);
      const known = pairs.get(key.name) ?? { ...key, pair: {} };
      known.pair[document.locale] ??= section;
      pairs.set(key.name, known);
    }
  }
  return [...pairs.values()];
}

function listReviews(reviews: Reviews) {
  return Object.entries(reviews).flatMap(([slug, sections]) =>
    Object.entries(sections).map(([id, review]) => ({ ...keyOf(slug, id), review })),
  );
}

/** Names of the reviews whose section is gone and was not found elsewhere. */
export function orphans(ledger: readonly LedgerEntry[], reviews: Reviews): string[] {
  const known = new Set(ledger.flatMap(({ name, movedFrom }) => [name, movedFrom]));
  return listReviews(reviews).flatMap(({ name }) => (known.has(name) ? [] : name));
}

/** Other languages whose text of a section changed after this one was last compared with it. */
export function staleBecauseOf({ changed, pair }: LedgerEntry, locale: Locale): Locale | undefined {
  return pair[locale] && changed.find((other) => other !== locale);
}

/** Records the sections as reviewed in the state that they have; `removed` are dropped. Sorted, for small differences. */
export function acceptSections(
  reviews: Reviews,
  accepted: readonly LedgerEntry[],
  removed: readonly string[],
): Reviews {
  const gone = new Set([...removed, ...accepted.map(({ movedFrom }) => movedFrom)]);
  const kept = listReviews(reviews).filter(({ name }) => !gone.has(name));
  const result = plainRecord<Record<string, SectionReview>>();
  for (const { slug, id, review } of kept) (result[slug] ??= plainRecord())[id] = review;
  for (const entry of accepted) (result[entry.slug] ??= plainRecord())[entry.id] = reviewOf(entry);
  return Object.fromEntries(Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lines of a section that its review does not know, and how many of that review are gone. */
export function changedLines(
  lines: readonly SectionLine[],
  record = '',
): { added: SectionLine[]; removed: number } {
  const old = record.split(' ').slice(1);
  return {
    added: lines.filter(({ hash }) => !old.includes(hash)),
    removed: old.filter((reviewed) => !lines.some(({ hash }) => hash === reviewed)).length,
  };
}
