import { z } from 'zod';
import type { Locale } from '@idmp/model';
import type { ProseTic } from './typography';
import { CONTENT_DIR } from '@idmp/files';
import { readJsonList, type ReadList } from '../../words/jsonFaults';
import { pattern } from '../../words/pattern';

const tic = z.strictObject({
  pattern,
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
