import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledDocument } from '../model/compiledDocument';
import type { DocumentFields } from '../model/documentSummary';
import { listVisibleFiles } from '../files/listFiles';
import { stamped } from '../files/stamped';
import { writeWhole } from '../files/writeWhole';

/**
 * Folder of the compiled documents, relative to the project: one file for each content file. Gatsby empties `.cache` when
 * a plugin changes, but keeps `.cache/compiled`.
 */
export const DOCUMENTS_DIR = '.cache/compiled/documents';

/** The first line of a file, both lines JSON; the second one is the document. */
interface Head {
  /** Hash of all inputs of the document. */
  key: string;
  fields: DocumentFields;
}

const LINE_END = '\n';
const fileOf = (dir: string, file: string): string => path.join(dir, `${file}.json`);

/** Reads the fields of a compiled document; undefined unless it was compiled from the inputs with this key. */
export async function findFields(
  dir: string,
  file: string,
  key: string,
): Promise<DocumentFields | undefined> {
  const target = fileOf(dir, file);
  const head = await stamped('document fields', target, async () => {
    try {
      const text = await fs.readFile(target, 'utf8');
      return JSON.parse(text.slice(0, text.indexOf(LINE_END))) as Head;
    } catch {
      return undefined;
    }
  });
  return head?.key === key ? head.fields : undefined;
}

/**
 * Reads a compiled document.
 * @throws if the file was never compiled
 */
export async function readDocument(file: string, dir = DOCUMENTS_DIR): Promise<CompiledDocument> {
  const target = fileOf(dir, file);
  try {
    return await stamped('document', target, async () => {
      const text = await fs.readFile(target, 'utf8');
      return JSON.parse(text.slice(text.indexOf(LINE_END) + 1)) as CompiledDocument;
    });
  } catch (cause) {
    throw new Error(`${file} has not been compiled. Run "npm run clean" and build again.`, { cause });
  }
}

/** Stores a compiled document; returns whether it could be written. */
export async function storeDocument(
  dir: string,
  key: string,
  fields: DocumentFields,
  document: CompiledDocument,
): Promise<boolean> {
  const target = fileOf(dir, document.file);
  const head: Head = { key, fields };
  try {
    await fs.mkdir(path.dirname(target), { recursive: true });
    await writeWhole(target, JSON.stringify(head) + LINE_END + JSON.stringify(document));
    return true;
  } catch {
    return false;
  }
}

/** Removes compiled documents whose source is gone. */
export async function removeOtherDocuments(dir: string, files: readonly string[]): Promise<void> {
  const kept = new Set(files.map((file) => `${file}.json`));
  const stale = (await listVisibleFiles(dir)).filter((name) => !kept.has(name));
  await Promise.all(stale.map((name) => fs.rm(path.join(dir, name), { force: true }).catch(() => undefined)));
}
