import { z } from 'zod';
import { LOCALES, readJson, type Locale } from '@idmp/model';

const schema = z.record(z.string(), z.record(z.string(), z.partialRecord(z.enum(LOCALES), z.string())));

/** Parses the reviews of today or of a former commit; undefined if the text is something else. */
export const parseReviews = (text: string | undefined): Reviews | undefined =>
  readJson(text, (value) => schema.safeParse(value).data);

/** File with the reviews of all sections, relative to the project. */
export const REVIEWS_FILE = 'content/translations.json';

/** What was compared when a section was last reviewed: per language its hash, then those of its lines. */
export type SectionReview = Readonly<Partial<Record<Locale, string>>>;

/** Reviews of all sections: slug of the page → id of the section → review. */
export type Reviews = Readonly<Record<string, Readonly<Record<string, SectionReview>>>>;

/** Hash of the section that a review recorded in one language. */
export const reviewedHash = (record: string | undefined): string | undefined => record?.split(' ', 1)[0];
