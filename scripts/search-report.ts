import { LOCALES } from '../src/model/locale';
import { RELEVANCE_QUERIES } from './__tests__/relevanceQueries';
import { VARIED_QUERIES } from './__tests__/variedQueries';
import { createSearch, loadContent, successAt } from './searchQuality';

const LISTS = { term: RELEVANCE_QUERIES, varied: VARIED_QUERIES };
const LIMITS = [1, 5] as const;

// `npm run search:report`: how often the lists of the tests find a right page, the misses first.
async function main(): Promise<void> {
  const site = await loadContent();
  const rows: string[] = [];
  for (const locale of LOCALES) {
    const search = await createSearch(site, locale);
    for (const asked of LOCALES) {
      for (const [name, lists] of Object.entries(LISTS)) {
        const kind = asked === locale ? name : `${name}, asked in ${asked}`;
        const [first, five] = await Promise.all(
          LIMITS.map((limit) => successAt(search, lists[asked], limit)),
        );
        if (!first || !five) continue;
        for (const miss of five.missed) console.log(`${locale} ${kind}: not among five: ${miss}`);
        rows.push(
          `${locale} ${kind}: success@1 ${first.share.toFixed(3)}, @5 ${five.share.toFixed(3)} of ${lists[asked].length}`,
        );
      }
    }
  }
  console.log(rows.join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
