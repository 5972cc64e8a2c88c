import { z } from 'zod';
import type { Locale } from '../../model/locale';
import { ticExpression, type ProseTic } from '../../model/typography';
import { CONTENT_DIR } from '../content/contentFolders';
import { readJsonList, type ReadList } from './jsonFaults';

const tic = z.strictObject({
  pattern: z.string().min(1).refine(isExpression, 'is not a regular expression'),
  why: z.string().min(1),
  better: z.string().min(1),
});

/** File of the tics of a language, relative to the project; it may be absent. */
export function ticsFile(locale: Locale): string {
  return `${CONTENT_DIR}/prose-tics.${locale}.json`;
}

/** The tics of a language, from the text of their file. */
export function readProseTics(json: string, locale: Locale): ReadList<ProseTic> {
  return readJsonList(ticsFile(locale), json, tic, {
    noun: 'the list of tics',
    example: '{ "pattern": "…", "why": "…", "better": "…" }',
  });
}

function isExpression(pattern: string): boolean {
  try {
    // One that matches nothing at all would be found everywhere.
    return !ticExpression(pattern).test('');
  } catch {
    return false;
  }
}
