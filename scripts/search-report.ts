import { LOCALES } from '../src/model/locale';
import { BLINDED_FOREIGN } from './__tests__/blindedForeign';
import { BLINDED_LABELS } from './__tests__/blindedLabels';
import { BLINDED_OWN_WORDS } from './__tests__/blindedOwnWords';
import { BLINDED_TERMS } from './__tests__/blindedTerms';
import { RELEVANCE_QUERIES } from './__tests__/relevanceQueries';
import { VARIED_QUERIES } from './__tests__/variedQueries';
import { createHostedSearch, createSearch, loadContent, successAt } from './searchQuality';

const BLINDED = {
  'blinded own words': BLINDED_OWN_WORDS,
  'blinded terms': BLINDED_TERMS,
  'blinded labels': BLINDED_LABELS,
  'blinded foreign': BLINDED_FOREIGN,
};
const LISTS = { term: RELEVANCE_QUERIES, varied: VARIED_QUERIES, ...BLINDED };
const LIMITS = [1, 5] as const;

// `npm run search:report`: success rates of the test queries, misses of the open lists first.
async function main(): Promise<void> {
  const site = await loadContent();
  const rows: string[] = [];
  for (const locale of LOCALES) {
    const search = await createSearch(site, locale);
    const hosted = { findPages: await createHostedSearch(site, locale) };
    for (const asked of LOCALES) {
      for (const [name, lists] of Object.entries(LISTS)) {
        if (lists === BLINDED_FOREIGN && asked === locale) continue;
        const kind = asked === locale ? name : `${name}, asked in ${asked}`;
        const [first, five] = await Promise.all(
          LIMITS.map((limit) => successAt(search, lists[asked], limit)),
        );
        if (!first || !five) continue;
        for (const miss of name in BLINDED ? [] : five.missed)
          console.log(`${locale} ${kind}: not among five: ${miss}`);
        const atHost = await Promise.all(LIMITS.map((limit) => successAt(hosted, lists[asked], limit)));
        const [firstAtHost, fiveAtHost] = atHost.map(({ share }) => share.toFixed(3));
        rows.push(
          `${locale} ${kind}: success@1 ${first.share.toFixed(3)}, @5 ${five.share.toFixed(3)} of ${lists[asked].length}; hosted ${firstAtHost}, ${fiveAtHost}`,
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
