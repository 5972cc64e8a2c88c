import { z } from 'zod';
import { fault, type ContentProblem } from '../../model/problem';
import { CONTENT_DIR } from '../content/contentFolders';
import { readJsonList, type ReadList } from './jsonFaults';

/** Announcements of the bar, newest first; relative to the project. */
export const ANNOUNCEMENTS_FILE = `${CONTENT_DIR}/announcements.json`;
/** Pages that the search and the not-found page offer. */
export const POPULAR_FILE = `${CONTENT_DIR}/popular.json`;

const text = z.string().min(1);
const texts = z.strictObject({ 'zh-Hans': text, en: text });
const announcement = z.strictObject({
  id: text,
  closable: z.boolean(),
  page: text.optional(),
  text: texts,
  link: texts.optional(),
});

/** Checks the lists of pages that the site offers: their form, and that they name pages. */
export function checkOfferedPages(
  files: { announcements: string; popular: string },
  addresses: ReadonlySet<string>,
): ContentProblem[] {
  const announcements = readJsonList(ANNOUNCEMENTS_FILE, files.announcements, announcement, {
    noun: 'the list of announcements',
    example: '{ "id": "…", "closable": true, "text": { "zh-Hans": "…", "en": "…" } }',
  });
  const popular = readJsonList(POPULAR_FILE, files.popular, text, {
    noun: 'the list of popular pages',
    example: '"basic/data-model"',
  });
  const dead = <Entry>(
    { entries, lineOf }: ReadList<Entry>,
    file: string,
    pageOf: (entry: Entry) => string | undefined,
  ): ContentProblem[] =>
    entries.flatMap((entry, index) => {
      const page = pageOf(entry);
      if (page === undefined || addresses.has(`/${page}`)) return [];
      const message = `there is no page "${page}"`;
      const hint = 'name a page by its address without the first "/"';
      // The list still works without it.
      return [{ ...fault(file, lineOf(index), 'word-list', message, hint), severity: 'warning' }];
    });
  return [
    ...announcements.problems,
    ...dead(announcements, ANNOUNCEMENTS_FILE, ({ page }) => page),
    ...popular.problems,
    ...dead(popular, POPULAR_FILE, (page) => page),
  ];
}
