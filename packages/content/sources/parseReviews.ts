import { z } from 'zod';
import { LOCALES, readJson } from '@idmp/model';
import type { Reviews } from './reviews';

const schema = z.record(z.string(), z.record(z.string(), z.partialRecord(z.enum(LOCALES), z.string())));

/** Parses the reviews of today or of a former commit; undefined if the text is something else. */
export const parseReviews = (text: string | undefined): Reviews | undefined =>
  readJson(text, (value) => schema.safeParse(value).data);
