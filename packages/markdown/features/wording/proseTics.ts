import { z } from 'zod';
import type { Locale } from '@idmp/model';
import { ticExpression, type ProseTic } from './typography';
import { CONTENT_DIR } from '@idmp/files';
import { readJsonList, type ReadList } from '../../words/jsonFaults';

const tic = z.strictObject({
  pattern: z.string().min(1).refine(isExpression, 'is not a regular expression'),
  why: z.string().min(1),
  better: z.string().min(1),
});

/** Optional file with the tics of a language, relative to the project. */
export function ticsFile(locale: Locale): string {
  return `${CONTENT_DIR}/prose-tics.${locale}.json`;
}

/** Parses the tics file of a language. */
export function readProseTics(json: string, locale: Locale): ReadList<ProseTic> {
  return readJsonList(ticsFile(locale), json, tic, '{ "pattern": "…", "why": "…", "better": "…" }');
}

function isExpression(pattern: string): boolean {
  try {
    // A pattern that matches the empty string would match everywhere.
    return !ticExpression(pattern).test('');
  } catch {
    return false;
  }
}
