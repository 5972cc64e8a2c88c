import './help.mjs';
import './loadEnv.mjs';
import { parseArgs } from 'node:util';
import { findSections } from '@idmp/search/client';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@idmp/model';
import { createSearch, loadContent } from './searchQuality';

const SHOWN = 10;
const USAGE = `npm run search -- "query" [--locale ${LOCALES.join('|')}]`;

// `npm run search -- "query"`: ranked hits in the current content, and why they match.
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { locale: { type: 'string', default: DEFAULT_LOCALE } },
    allowPositionals: true,
  });
  const { locale } = values;
  const query = positionals.join(' ');
  if (!query) throw new Error(`there is no query; write ${USAGE}`);
  if (!isLocale(locale)) throw new Error(`there is no language "${locale}"; write ${USAGE}`);
  const { index } = await createSearch(await loadContent(), locale);
  for (const { text, others } of index.thesaurus(query))
    if (others.length > 0) console.log(`${text}: also ${others.map((other) => other.text).join(', ')}`);
  const { ranked, matches } = findSections(index, query);
  for (const [rank, { id, score }] of ranked.slice(0, SHOWN).entries()) {
    const { url, hierarchy } = index.sections[id] ?? { url: '', hierarchy: [] };
    console.log(`${rank + 1}. ${score.toFixed(1)} ${url}  ${hierarchy.filter(Boolean).join(' › ')}`);
    const reasons = Object.entries(matches(id)).map(([term, fields]) => `${term}: ${fields.join(', ')}`);
    console.log(`   ${reasons.join('; ')}`);
  }
  console.log(`${ranked.length} sections`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
