import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledDocument } from '@idmp/compile';
import type { DocumentFields } from '../assemble/documentSummary';
import { parseOwn } from '@idmp/model';
import { listVisibleFiles, readKeyed, stamped, writeKeyed } from '@idmp/files';

/**
 * Folder of the compiled documents, relative to the project: one file for each content file. Gatsby empties `.cache` when
 * a plugin changes, but keeps `.cache/compiled`.
 */
export const DOCUMENTS_DIR = '.cache/compiled/documents';

/** Between the fields and the document. */
const LINE_END = '\n';
const fileOf = (dir: string, file: string): string => path.join(dir, `${file}.json`);

/** Reads the fields of a compiled document; undefined unless it was compiled from the inputs with this key. */
export async function findFields(
  dir: string,
  file: string,
  key: string,
): Promise<DocumentFields | undefined> {
  const target = fileOf(dir, file);
  return stamped(`document fields ${key}`, target, async () => {
    const text = await readKeyed(target, key);
    return text && parseOwn<DocumentFields>(text.subarray(0, text.indexOf(LINE_END)).toString());
  });
}

/**
 * Reads a compiled document.
 * @throws if the file was never compiled, or what was stored is damaged
 */
export async function readDocument(file: string, dir = DOCUMENTS_DIR): Promise<CompiledDocument> {
  const target = fileOf(dir, file);
  return stamped('document', target, async () => {
    const text = await readKeyed(target);
    const document = text && parseOwn<CompiledDocument>(text.subarray(text.indexOf(LINE_END) + 1).toString());
    if (document?.file !== file)
      throw new Error(`${target}, compiled from ${file}, is missing or damaged. Run the command again.`);
    return document;
  });
}

/** Stores a compiled document; returns whether it could be written. */
export async function storeDocument(
  dir: string,
  key: string,
  fields: DocumentFields,
  document: CompiledDocument,
): Promise<boolean> {
  try {
    const lines = [JSON.stringify(fields), LINE_END, JSON.stringify(document)];
    await writeKeyed(fileOf(dir, document.file), key, lines);
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
