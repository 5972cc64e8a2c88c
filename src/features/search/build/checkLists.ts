import { z } from 'zod';
import { POPULAR_FILE } from '@idmp/files';
import type { CompiledDocument } from '@idmp/compile';
import { type ContentProblem, report } from '@idmp/model';
import { type Question, WHOLE_PAGE } from '@idmp/search';
import { readJsonList } from '@idmp/content';

/** The part of a page that questions refer to. */
interface AskedPage {
  locale: string;
  slug: string;
  fallback: boolean;
  document: Pick<CompiledDocument, 'file' | 'headings' | 'failed'>;
}

/** Reports each page or section that is missing, but has questions, once. */
export function checkQuestions(
  questions: readonly Question[],
  pages: readonly AskedPage[],
): ContentProblem[] {
  const own = pages.filter(({ fallback }) => !fallback);
  const byPlace = new Map(own.map((page) => [`${page.locale} ${page.slug}`, page]));
  const seen = new Set<string>();
  return questions.flatMap(({ locale, slug, section, file, line }) => {
    const page = byPlace.get(`${locale} ${slug}`);
    const key = [locale, slug, page ? section : ''].join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    if (!page) return report('question.page', { file, line }, { locale, slug });
    const { file: owner, headings, failed } = page.document;
    if (section === WHOLE_PAGE || failed.text) return [];
    if (headings.some(({ id, level }) => id === section && level > 1)) return [];
    return report('question.section', { file, line }, { owner, section });
  });
}

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
