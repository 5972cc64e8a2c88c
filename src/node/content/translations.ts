import { acceptSections, changedLines, orphans, sectionName, type LedgerEntry } from '../../model/ledger';
import { LOCALES } from '../../model/locale';
import { nearest } from '../../model/nearest';
import { formatProblems } from '../../model/problem';
import { DOCUMENTS_DIR } from './documentStore';
import { prepareContent, type PreparedContent } from './prepareContent';
import { REVIEWS_FILE, writeReviews } from './readReviews';

/** What a command prints, and whether it did what it was asked. */
export interface CommandResult {
  lines: string[];
  ok: boolean;
}

const MAX_LINE_CHARS = 160;
const ALL = 'all';

/** Lists the sections that a language lacks, those that changed since their review, and reviews of sections that are gone. */
export async function reportTranslations(root: string): Promise<CommandResult> {
  const { ledger, reviews, problems } = await prepare(root);
  if (problems.length > 0) return { lines: problems, ok: false };
  const missing = ledger.flatMap(({ slug, id, pair }) =>
    LOCALES.filter((locale) => !pair[locale]).map(
      (locale) => `missing in ${locale}: ${sectionName(slug, id)}`,
    ),
  );
  const stale = ledger.filter(({ changed }) => changed.length > 0);
  const moved = ledger.flatMap(({ movedFrom, slug, id }) =>
    movedFrom === undefined ? [] : [`moved: ${movedFrom} is ${sectionName(slug, id)} now`],
  );
  const fresh = ledger.filter(({ review }) => review === undefined);
  const orphaned = orphans(ledger, reviews ?? {}).map(
    (name) => `orphan: the review of ${name}, a section that is gone`,
  );
  const lines = [
    ...missing,
    ...orphaned,
    ...moved,
    ...fresh.map(({ slug, id }) => `not reviewed: ${sectionName(slug, id)}`),
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
function describeStale({ slug, id, pair, changed, review }: LedgerEntry): string[] {
  const name = sectionName(slug, id);
  const lines = changed.flatMap((locale) => {
    const section = pair[locale];
    if (!section) return [];
    const { added, removed } = changedLines(section, review?.[locale] ?? '');
    return [
      ...added.map(({ file, line, text }) => `  ${file}:${line}: ${text.slice(0, MAX_LINE_CHARS)}`),
      ...(removed > 0
        ? [`  ${locale}: ${removed} line${removed === 1 ? '' : 's'} of the reviewed text changed or gone`]
        : []),
      ...(added.length + removed === 0 ? [`  ${locale}: the order of the lines`] : []),
    ];
  });
  const accept = `npm run translations -- --accept ${name}`;
  return [`stale: ${name} changed in ${changed.join(' and ')}; when both say the same: ${accept}`, ...lines];
}

/** Records sections as saying the same in all languages; a name is a page, a page with `#section`, or `all`. */
export async function acceptTranslations(root: string, names: readonly string[]): Promise<CommandResult> {
  const { ledger, reviews, problems } = await prepare(root);
  if (problems.length > 0) return { lines: problems, ok: false };
  const known = reviews ?? {};
  const gone = orphans(ledger, known);
  const accepted = new Set<LedgerEntry>();
  const removed: string[] = [];
  for (const written of names) {
    const name = written.replace(/^\/+/, '').replace(/\/+(?=#|$)/, '') || 'index';
    const isMeant = (own: string): boolean => name === ALL || own === name || own.startsWith(`${name}#`);
    const entries = ledger.filter(({ slug, id }) => isMeant(sectionName(slug, id)));
    const reviewsOfIt = gone.filter(isMeant);
    if (entries.length + reviewsOfIt.length === 0) return unknown(written, name, ledger);
    entries.forEach((entry) => accepted.add(entry));
    removed.push(...reviewsOfIt);
  }
  if (names.length === 0)
    return { lines: ['Name what to accept: <page>, <page>#<section>, or all.'], ok: false };
  await writeReviews(root, acceptSections(known, [...accepted], removed));
  const summary = `${accepted.size} sections recorded, ${removed.length} orphan reviews removed in ${REVIEWS_FILE}`;
  return { lines: [summary], ok: true };
}

function unknown(written: string, name: string, ledger: readonly LedgerEntry[]): CommandResult {
  const meant = nearest(
    name,
    ledger.map(({ slug, id }) => sectionName(slug, id)),
  );
  const hint = meant ? `did you mean "${meant}"?` : 'name a page by its address, such as basic/data-model';
  return { lines: [`"${written}" is no page or section, ${hint} Nothing was recorded.`], ok: false };
}

/** The content, and what keeps its sections from being compared. */
async function prepare(
  root: string,
): Promise<Pick<PreparedContent, 'ledger' | 'reviews'> & { problems: string[] }> {
  const { ledger, reviews, problems } = await prepareContent({ root, cacheDir: DOCUMENTS_DIR });
  return { ledger, reviews, problems: formatProblems(problems.filter(({ code }) => code === 'reviews')) };
}
