import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledDocument } from '../../model/compiledDocument';
import { summarize } from '../../model/documentSummary';
import { LOCALES, type Locale } from '../../model/locale';
import { staleBecauseOf, type LedgerEntry } from '../../model/ledger';
import { writeWhole } from '../files/writeWhole';

/** What the file says of a section in one language. */
interface LedgerRecord {
  hash: string;
  /** Language whose text changed after the last review. */
  staleBecauseOf?: Locale;
}

/** Slug → id of the section → language → record. */
export type LedgerFile = Record<string, Record<string, Partial<Record<Locale, LedgerRecord>>>>;

/** Relative to the project; beside the compiled documents, which it is made from. */
export const LEDGER_FILE = '.cache/compiled/ledger.json';

/** Writes the ledger of all sections, for the fields of the nodes and for tools. */
export async function writeLedger(root: string, ledger: readonly LedgerEntry[]): Promise<void> {
  const file: LedgerFile = {};
  for (const entry of ledger) {
    const records = LOCALES.flatMap((locale) => {
      const newer = staleBecauseOf(entry, locale);
      const hash = entry.pair[locale]?.hash;
      return hash === undefined ? [] : [[locale, { hash, ...(newer && { staleBecauseOf: newer }) }] as const];
    });
    (file[entry.slug] ??= {})[entry.id] = Object.fromEntries(records);
  }
  await writeWhole(path.join(root, LEDGER_FILE), JSON.stringify(file));
}

/** Reads the ledger of the last build. */
export async function readLedger(root = '.'): Promise<LedgerFile> {
  return JSON.parse(await fs.readFile(path.join(root, LEDGER_FILE), 'utf8')) as LedgerFile;
}

/** The sections of a document, as its node shows them. */
export function sectionsOf(
  document: CompiledDocument,
  ledger: LedgerFile,
): (LedgerRecord & { id: string; title: string })[] {
  const records = ledger[summarize(document).slug] ?? {};
  return document.sections.map(({ id, hash }) => {
    const title = document.headings.find((heading) => heading.id === id)?.text ?? document.title;
    return { id, title, hash, ...records[id]?.[document.locale] };
  });
}
