import { z } from 'zod';
import { POPULAR_FILE } from '@idmp/files';
import type { ContentProblem } from '@idmp/model';
import { readJsonList } from '@idmp/content';
import { report } from './problems';

/** Checks the list of popular pages; `read` returns the text of a file, if it exists. */
export function checkPopularPages(
  slugs: ReadonlySet<string>,
  read: (file: string) => string | undefined,
): ContentProblem[] {
  const { entries, lineOf, problems } = readJsonList(
    POPULAR_FILE,
    read(POPULAR_FILE) ?? '[]',
    z.string().min(1),
    '"basic/data-model"',
  );
  const missing = entries.flatMap((page, index) => {
    if (slugs.has(page)) return [];
    return report('popular-page', { file: POPULAR_FILE, line: lineOf(index) }, { page });
  });
  return [...problems, ...missing];
}
