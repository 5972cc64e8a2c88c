import path from 'node:path';
import {
  type CompiledDocument,
  type Locale,
  ownValue,
  perLocale,
  plainRecord,
  type Reviews,
  type Section,
  summarize,
} from '@idmp/model';
import { buildLedger, staleBecauseOf, type LedgerEntry } from './ledger';
import { readBuildFile, writeBuildFile } from '@idmp/files';
import type { CompileSettings } from '../../content/compileDocuments';

/** Hash of a section, and the language whose text changed after the last review. */
type LedgerRecord = Pick<Section, 'hash'> & { staleBecauseOf: Locale | undefined };

/** Slug → id of the section → language → record. */
export type LedgerFile = Record<string, Record<string, Record<Locale, LedgerRecord | undefined>>>;

/** Relative to the project; beside the compiled documents, which it is made from. */
export const LEDGER_FILE = '.cache/compiled/ledger.json';

/** Compares the sections of documents with their last reviews; stores the result for the nodes and for tools. */
export async function recordLedger(
  documents: readonly CompiledDocument[],
  reviews: Reviews | undefined,
  { root, cacheDir }: Pick<CompileSettings, 'root' | 'cacheDir'>,
): Promise<LedgerEntry[]> {
  const ledger = buildLedger(documents, reviews ?? {});
  if (cacheDir !== undefined) await writeLedger(root, ledger);
  return ledger;
}

async function writeLedger(root: string, ledger: readonly LedgerEntry[]): Promise<void> {
  const file = plainRecord<LedgerFile[string]>();
  for (const entry of ledger)
    (file[entry.slug] ??= plainRecord())[entry.id] = perLocale((locale) => {
      const section = entry.pair[locale];
      return section && { hash: section.hash, staleBecauseOf: staleBecauseOf(entry, locale) };
    });
  await writeBuildFile(path.join(root, LEDGER_FILE), file);
}

/** Reads the ledger of the last build. */
export function readLedger(root = '.'): Promise<LedgerFile> {
  return readBuildFile(path.join(root, LEDGER_FILE));
}

/** The sections of a document, as its node shows them. */
export function sectionsOf(document: CompiledDocument, ledger: LedgerFile) {
  const records = ownValue(ledger, summarize(document).slug) ?? {};
  return document.sections.map(({ id, hash }) => {
    const title = document.headings.find((heading) => heading.id === id)?.text ?? document.title;
    return { id, title, hash, ...ownValue(records, id)?.[document.locale] };
  });
}
