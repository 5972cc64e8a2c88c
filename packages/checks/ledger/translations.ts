import { type CommandResult, formatProblems, LOCALES, nearest } from '@idmp/model';
import type { CompiledDocument } from '@idmp/compile';
import { changeContent } from '@idmp/content';
import {
  acceptSections,
  buildLedger,
  changedLines,
  orphans,
  type LedgerEntry,
  readReviews,
  REVIEWS_FILE,
  reviewsText,
} from './ledger';

const MAX_LINE_CHARS = 160;
const ALL = 'all';

/** Lists the sections that a language lacks, those that changed since their review, and reviews of sections that are gone. */
export function reportTranslations(root: string, documents: readonly CompiledDocument[]): CommandResult {
  const { ledger, reviews, problems } = prepare(root, documents);
  if (problems.length > 0) return { lines: problems, ok: false };
  const missing = ledger.flatMap(({ name, pair }) =>
    LOCALES.filter((locale) => !pair[locale]).map((locale) => `missing in ${locale}: ${name}`),
  );
  const orphaned = orphans(ledger, reviews ?? {}).map(
    (name) => `orphan: the review of ${name}, a section that is gone`,
  );
  const moved = ledger.flatMap(({ movedFrom, name }) =>
    movedFrom ? `moved: ${movedFrom} is ${name} now` : [],
  );
  const fresh = ledger.flatMap(({ review, name }) => (review ? [] : `not reviewed: ${name}`));
  const stale = ledger.filter(({ changed }) => changed.length > 0);
  const lines = [
    ...missing,
    ...orphaned,
    ...moved,
    ...fresh,
    ...stale.flatMap(describeStale),
    `${ledger.length} sections: ${missing.length} missing, ${orphaned.length} orphan, ${moved.length} moved, ${fresh.length} not reviewed, ${stale.length} stale`,
  ];
  if (reviews === undefined)
    lines.push(
      `There is no ${REVIEWS_FILE}: restore it, or begin with "npm run translations -- --accept all".`,
    );
  return { lines, ok: missing.length + orphaned.length + fresh.length + stale.length === 0 };
}

/** The changed lines of a stale section, by language. */
function describeStale({ name, pair, changed, review }: LedgerEntry): string[] {
  const lines = changed.flatMap((locale) => {
    const { added, removed } = changedLines(pair[locale]?.lines ?? [], review?.[locale]);
    const found = added.map(({ file, line, text }) => `  ${file}:${line}: ${text.slice(0, MAX_LINE_CHARS)}`);
    const noun = removed === 1 ? 'line' : 'lines';
    if (removed > 0) found.push(`  ${locale}: ${removed} ${noun} of the reviewed text changed or gone`);
    return found.length > 0 ? found : [`  ${locale}: the order of the lines`];
  });
  const accept = `npm run translations -- --accept ${name}`;
  return [`stale: ${name} changed in ${changed.join(' and ')}; when both say the same: ${accept}`, ...lines];
}

/** Records sections as saying the same in all languages; a name is a page, a page with `#section`, or `all`. */
export async function acceptTranslations(
  root: string,
  documents: readonly CompiledDocument[],
  names: readonly string[],
): Promise<CommandResult> {
  const { ledger, reviews, problems } = prepare(root, documents);
  if (problems.length > 0) return { lines: problems, ok: false };
  const known = reviews ?? {};
  const gone = orphans(ledger, known);
  const sections = [...ledger.map(({ name }) => name), ...gone];
  const strange = names.find((name) => !sections.some((section) => covers(name, section)));
  if (strange !== undefined) {
    const meant = nearest(sectionNamed(strange), sections);
    const hint = meant ? `did you mean "${meant}"?` : 'name a page by its address, such as basic/data-model';
    return { lines: [`"${strange}" is no page or section, ${hint} Nothing was recorded.`], ok: false };
  }
  if (names.length === 0)
    return { lines: ['Name what to accept: <page>, <page>#<section>, or all.'], ok: false };
  const isMeant = (section: string): boolean => names.some((name) => covers(name, section));
  const accepted = ledger.filter(({ name }) => isMeant(name));
  const removed = gone.filter(isMeant);
  await changeContent(root, async () => {
    // Another command may have recorded more since.
    const latest = readReviews(root).reviews ?? known;
    const text = reviewsText(acceptSections(latest, accepted, removed));
    return { write: new Map([[REVIEWS_FILE, text]]) };
  });
  const summary = `${accepted.length} sections recorded, ${removed.length} orphan reviews removed in ${REVIEWS_FILE}`;
  return { lines: [summary], ok: true };
}

/** Name of a page or section that was written as part of an address. */
const sectionNamed = (written: string): string => written.replace(/^\/+|(?<!\/)\/+(?=#|$)/g, '') || 'index';

/** Whether a name is that of a section, of its page, or of all. */
function covers(written: string, section: string): boolean {
  const name = sectionNamed(written);
  return name === ALL || section === name || section.startsWith(`${name}#`);
}

/** The sections, and what keeps them from being compared. */
function prepare(root: string, documents: readonly CompiledDocument[]) {
  const { reviews, problems } = readReviews(root);
  const ledger = buildLedger(documents, reviews ?? {});
  // Sections of a document that could not be read would count as removed.
  const failures = documents.flatMap((document) => (document.failed.text ? document.problems : []));
  return { ledger, reviews, problems: formatProblems([...problems, ...failures]) };
}
