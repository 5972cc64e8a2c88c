import type { Locale } from '@idmp/model';
import type { SearchRecord } from '../model/searchRecord';
import type { SynonymGroup } from '../model/synonyms';
import type { SynonymHit } from 'algoliasearch';
import type { HostedIndex } from '../model/search';
import { hostedSynonyms, synonymsDiffer, differingSettings } from './searchIndexSettings';
import { dangerOf, indexChanges, recordFaults, sizeOf, type IndexChanges } from './indexChanges';
import { BATCH_MAX, connectSearchIndex, type RemoteIndex, type SearchIndex } from './searchIndex';

export interface IndexJobOptions {
  /** Records of each language from the last build. */
  records: Readonly<Partial<Record<Locale, readonly SearchRecord[]>>>;
  synonyms?: readonly SynonymGroup[];
  algolia: HostedIndex | null;
  adminKey: string | null;
  /** Only log what would be done. */
  dryRun?: boolean;
  /** Allow deleting any number of records. */
  force?: boolean;
  log: { info: (text: string) => void; warn: (text: string) => void };
  connect?: typeof connectSearchIndex;
}

/** Planned changes of one language. */
interface LocalePlan {
  locale: string;
  records: readonly SearchRecord[];
  changes: IndexChanges;
  /** Why the plan must not be executed; null if it may. */
  refusal: string | null;
}

/** Share of records that may be updated individually; beyond it, the index is rebuilt. */
const CHANGED_MAX_SHARE = 0.5;
/** The service may answer with a page of HTML. */
const MESSAGE_MAX_CHARS = 400;

/**
 * Updates the hosted index with the records of a build. If a language fails, its records stay unchanged. Returns whether
 * all succeeded; the reasons are in the log.
 */
export async function sendSearchRecords(options: IndexJobOptions): Promise<boolean> {
  const { records, algolia, adminKey, log, connect = connectSearchIndex } = options;
  if (!algolia || !adminKey) {
    const reason = algolia ? 'ALGOLIA_ADMIN_KEY is not set' : 'no hosted search is configured';
    log.info(`Search index: nothing sent, ${reason}; the embedded index is complete.`);
    return true;
  }
  const warn = (reason: string) => log.warn(`Search index: ${reason.replaceAll(adminKey, '***')}`);
  try {
    const index = await connect(algolia, adminKey);
    const remote = await index.read();
    const plans = planLocales(records, remote, options.force ?? false);
    for (const { locale, refusal } of plans) if (refusal) warn(`${locale} not sent: ${refusal}.`);
    const synonyms = hostedSynonyms(options.synonyms ?? []);
    const state = stateOf(remote, synonyms, plans, options.force ?? false);
    if (options.dryRun) describe(plans, state, log.info);
    else await carryOut(index, plans, state, { info: log.info, warn });
    return plans.every(({ refusal }) => refusal === null);
  } catch (error) {
    warn(`not updated, left as it was: ${messageOf(error)}`);
    return false;
  }
}

function planLocales(
  records: IndexJobOptions['records'],
  remote: RemoteIndex | null,
  force: boolean,
): LocalePlan[] {
  return Object.entries(records).map(([locale, own]) => {
    const known = (remote?.records ?? []).filter(({ language }) => language === locale);
    const changes = indexChanges(own, known);
    const faults = recordFaults(own);
    const danger = force ? null : dangerOf(changes, known);
    return { locale, records: own, changes, refusal: faults.length > 0 ? faults.join('; ') : danger };
  });
}

/** State of the index that decides how changes are applied. */
interface IndexState {
  exists: boolean;
  /** Names of the settings that differ. */
  settings: readonly string[];
  /** The expected synonyms, and whether those of the index differ. */
  synonyms: readonly SynonymHit[];
  synonymsDiffer: boolean;
  /** Why the index must not be replaced; null if it may. */
  keepReason: string | null;
}

function stateOf(
  remote: RemoteIndex | null,
  synonyms: readonly SynonymHit[],
  plans: readonly LocalePlan[],
  force: boolean,
): IndexState {
  const own = new Set(plans.map(({ locale }) => locale));
  const others = (remote?.records ?? []).filter(({ language = '' }) => !own.has(language)).length;
  const isWhole = plans.every(({ refusal }) => refusal === null);
  return {
    exists: remote !== null,
    settings: remote ? differingSettings(remote.settings) : [],
    synonyms,
    synonymsDiffer: synonymsDiffer(remote?.synonyms ?? [], synonyms),
    keepReason: !isWhole
      ? 'another language is not sent'
      : others > 0 && !force
        ? `the index holds ${others} records of other languages, which only --force deletes`
        : null,
  };
}

async function carryOut(
  index: SearchIndex,
  plans: readonly LocalePlan[],
  state: IndexState,
  log: IndexJobOptions['log'],
): Promise<void> {
  const { exists, settings, synonyms, keepReason } = state;
  if (keepReason === null && needsNewIndex(plans, state)) {
    const records = plans.flatMap((plan) => plan.records);
    await index.replace({ records, synonyms }, exists);
    log.info(`Search index: replaced with ${records.length} records.`);
    return;
  }
  if (settings.length > 0) log.warn(`settings differ (${settings.join(', ')}) but stay: ${keepReason}.`);
  if (state.synonymsDiffer) {
    await index.setSynonyms(synonyms);
    log.info(`Search index: ${synonyms.length} sets of synonyms.`);
  }
  for (const plan of plans) if (plan.refusal === null) await sendChanges(index, plan, keepReason, log);
}

/** Replaces the index atomically, for many changes or changed settings. */
function needsNewIndex(plans: readonly LocalePlan[], { exists, settings }: IndexState): boolean {
  const changed = plans.map(({ changes }) => sizeOf(changes));
  const total = plans.reduce((sum, { records }) => sum + records.length, 0);
  return (
    !exists ||
    settings.length > 0 ||
    changed.some((size) => size > BATCH_MAX) ||
    changed.reduce((sum, size) => sum + size, 0) > total * CHANGED_MAX_SHARE
  );
}

/** Applies the changes of one language; a failure does not affect the others. */
async function sendChanges(
  index: SearchIndex,
  plan: LocalePlan,
  keepReason: string | null,
  log: IndexJobOptions['log'],
): Promise<void> {
  const size = sizeOf(plan.changes);
  try {
    if (size > BATCH_MAX) throw new Error(`${size} changes need a new index, but ${keepReason}`);
    if (size > 0) await index.apply(plan.changes);
    log.info(`Search index: ${plan.locale} ${summary(plan.changes)}.`);
  } catch (error) {
    plan.refusal = messageOf(error);
    log.warn(`${plan.locale} not updated, left as it was: ${plan.refusal}`);
  }
}

function describe(
  plans: readonly LocalePlan[],
  { exists, settings, synonyms, synonymsDiffer: differ }: IndexState,
  info: (text: string) => void,
): void {
  if (!exists) info('Search index: does not exist yet.');
  for (const { locale, changes } of plans) info(`Search index: ${locale} ${summary(changes)}.`);
  info(
    `Search index: ${settings.length > 0 ? `settings differ: ${settings.join(', ')}` : 'settings are the same'}.`,
  );
  if (differ) info(`Search index: synonyms differ, ${synonyms.length} sets would be sent.`);
  info('Search index: dry run, nothing sent.');
}

function summary({ add, change, remove, unchanged }: IndexChanges): string {
  return `${add.length} added, ${change.length} changed, ${remove.length} deleted, ${unchanged} unchanged`;
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(/\s+/g, ' ').slice(0, MESSAGE_MAX_CHARS);
}
