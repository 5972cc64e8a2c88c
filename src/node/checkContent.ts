import { summarizeProblems, type ProblemSummary } from '../model/problem';
import { loadSite } from './loadSite';

/** Cache of compiled documents; the build uses the same. */
const DOCUMENT_CACHE = '.cache/documents';

/** Runs every check on the content of a project. */
export async function checkContent(
  root: string,
  all = false,
): Promise<ProblemSummary & { documents: number }> {
  const site = await loadSite({
    root,
    pathPrefix: '',
    production: true,
    cacheDir: DOCUMENT_CACHE,
  });
  const documents = site.pages.filter(({ locale, textLocale }) => locale === textLocale).length;
  return { ...summarizeProblems(site.problems, all), documents };
}
