import { z } from 'zod';
import { POPULAR_FILE } from '../../../core/files/contentFolders';
import { warning, type ContentProblem } from '../../../core/model/problem';
import { readJsonList } from '../../../core/words/jsonFaults';

/** Checks the list of popular pages; `read` returns the text of a file, if it exists. */
export function checkPopularPages(
  slugs: ReadonlySet<string>,
  read: (file: string) => string | undefined,
): ContentProblem[] {
  const { entries, lineOf, problems } = readJsonList(
    POPULAR_FILE,
    read(POPULAR_FILE) ?? '[]',
    z.string().min(1),
    { noun: 'the list of popular pages', example: '"basic/data-model"' },
  );
  const missing = entries.flatMap((page, index) => {
    if (slugs.has(page)) return [];
    const message = `there is no page at "${page}"`;
    return warning(
      POPULAR_FILE,
      lineOf(index),
      'page-list',
      message,
      'write the slug of a page, or remove it',
    );
  });
  return [...problems, ...missing];
}
