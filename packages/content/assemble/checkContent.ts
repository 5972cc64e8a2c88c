import { type ProblemSummary, summarizeProblems } from '@idmp/model';
import { loadOptions, loadSite } from './loadSite';

/** Runs every check on the content of a project. */
export async function checkContent(
  root: string,
  all = false,
): Promise<ProblemSummary & { documents: number }> {
  const site = await loadSite({ ...loadOptions(root), everyFault: all });
  const documents = site.pages.filter(({ locale, textLocale }) => locale === textLocale).length;
  return { ...summarizeProblems(site.problems, all), documents };
}
