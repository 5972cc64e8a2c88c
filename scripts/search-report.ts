import './help.mjs';
import './loadEnv.mjs';
import { LOCALES } from '@idmp/model';
import { halfOf, LIST_NAMES, readQueries, type RelevanceQuery } from './queryLists';
import { createSearch, loadContent, successAt, type MeasuredSearch } from './searchQuality';
import { siteTerms } from './siteTerms';

const LIMITS = [1, 5] as const;

// `npm run search:report`: success rates of all lists, each half by itself, and the misses of the half for tuning.
async function main(): Promise<void> {
  const site = await loadContent();
  const lists = await Promise.all(LIST_NAMES.map(async (name) => [name, await readQueries(name)] as const));
  const terms = await Promise.all(LOCALES.map((locale) => siteTerms(site, locale)));
  const rows: string[] = [];
  for (const [i, locale] of LOCALES.entries()) {
    const search = await createSearch(site, locale);
    for (const asked of LOCALES)
      for (const [name, list] of lists) {
        if (name === 'foreign' && asked === locale) continue;
        rows.push(...(await report(search, `${locale} ${name}, asked in ${asked}`, list[asked])));
      }
    rows.push(...(await report(search, `${locale} terms of the site`, terms[i] ?? [])));
  }
  console.log(rows.join('\n'));
}

async function report(
  search: MeasuredSearch,
  title: string,
  list: readonly RelevanceQuery[],
): Promise<string[]> {
  const rows: string[] = [];
  for (const half of ['tuned', 'untouched'] as const) {
    const queries = list.filter((query) => halfOf(query) === half);
    const [first, five] = await Promise.all(LIMITS.map((limit) => successAt(search, queries, limit)));
    if (!first || !five || queries.length === 0) continue;
    if (half === 'tuned') for (const miss of first.missed) console.log(`${title}: not first: ${miss}`);
    rows.push(
      `${title}, ${half}: success@1 ${first.share.toFixed(3)}, @5 ${five.share.toFixed(3)} of ${queries.length}`,
    );
  }
  return rows;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
