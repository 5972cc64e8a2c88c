import { z } from 'zod';
import { LOCALES, type Locale } from '../model/locale';
import { warning, type ContentProblem } from '../model/problem';
import { CONTENT_DIR } from '../files/contentFolders';
import { readJsonList, type ReadList } from '../words/jsonFaults';

/** Pages that the search offers before a query, relative to the project. */
export const POPULAR_FILE = `${CONTENT_DIR}/popular.json`;
/** Texts of the bar above the pages, relative to the project. */
export const ANNOUNCEMENTS_FILE = `${CONTENT_DIR}/announcements.json`;

const text = z.string().min(1);
const texts = z.strictObject(
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, typeof text>,
);
const announcement = z.strictObject({
  id: text,
  closable: z.boolean(),
  page: z.string().optional(),
  text: texts,
  link: texts.optional(),
});

/** Checks the lists of `content/` that name pages; `read` returns the text of a file, if it exists. */
export function checkPageLists(
  slugs: ReadonlySet<string>,
  read: (file: string) => string | undefined,
): ContentProblem[] {
  const popular = readJsonList(POPULAR_FILE, read(POPULAR_FILE) ?? '[]', text, {
    noun: 'the list of popular pages',
    example: '"basic/data-model"',
  });
  const announcements = readJsonList(ANNOUNCEMENTS_FILE, read(ANNOUNCEMENTS_FILE) ?? '[]', announcement, {
    noun: 'the list of announcements',
    example: `{ "id": "…", "closable": true, "text": { ${LOCALES.map((locale) => `"${locale}": "…"`).join(', ')} } }`,
  });
  return [
    ...missingPages(POPULAR_FILE, popular, (page) => page),
    ...missingPages(ANNOUNCEMENTS_FILE, announcements, ({ page }) => page),
  ];

  function missingPages<Entry>(
    file: string,
    { entries, lineOf, problems }: ReadList<Entry>,
    pageOf: (entry: Entry) => string | undefined,
  ): ContentProblem[] {
    const missing = entries.flatMap((entry, index) => {
      const page = pageOf(entry);
      if (page === undefined || slugs.has(page)) return [];
      const message = `there is no page at "${page}"`;
      return warning(file, lineOf(index), 'page-list', message, 'write the slug of a page, or remove it');
    });
    return [...problems, ...missing];
  }
}
