import fs from 'node:fs/promises';
import path from 'node:path';
import type { CompiledDocument } from '../../model/compiledDocument';
import { listVisibleFiles } from '../files/listFiles';
import { stamped } from '../files/stamped';
import { writeWhole } from '../files/writeWhole';

/**
 * Folder of the compiled documents, relative to the project: one JSON file for each content file. Gatsby empties
 * `.cache` when a plugin changes, but keeps `.cache/compiled`.
 */
export const DOCUMENTS_DIR = '.cache/compiled/documents';

interface StoredDocument {
  /** Hash of all inputs of the document. */
  key: string;
  document: CompiledDocument;
}

const fileOf = (dir: string, file: string): string => path.join(dir, `${file}.json`);

/** Reads a compiled document; undefined on a cache miss. */
export async function findDocument(
  dir: string,
  file: string,
  key: string,
): Promise<CompiledDocument | undefined> {
  const target = fileOf(dir, file);
  const stored = await stamped('document', target, () => readStored(target).catch(() => undefined));
  return stored?.key === key ? stored.document : undefined;
}

/** Documents in memory by their files. */
const held = new Map<string, CompiledDocument>();

/** Runs a task that reads many of these documents: they are not read from the store again. */
export async function withDocuments<T>(
  documents: readonly CompiledDocument[],
  task: () => Promise<T>,
): Promise<T> {
  for (const document of documents) held.set(document.file, document);
  return task().finally(() => held.clear());
}

/**
 * Reads a compiled document.
 * @throws if the file was never compiled
 */
export async function readDocument(file: string, dir = DOCUMENTS_DIR): Promise<CompiledDocument> {
  try {
    return held.get(file) ?? (await readStored(fileOf(dir, file))).document;
  } catch (cause) {
    throw new Error(`${file} has not been compiled. Run "npm run clean" and build again.`, { cause });
  }
}

/** Stores a compiled document; write errors are ignored, as they only slow down the next build. */
export async function storeDocument(dir: string, key: string, document: CompiledDocument): Promise<void> {
  const target = fileOf(dir, document.file);
  const stored: StoredDocument = { key, document };
  try {
    await fs.mkdir(path.dirname(target), { recursive: true });
    await writeWhole(target, JSON.stringify(stored));
  } catch {
    return;
  }
}

/** Removes compiled documents whose source is gone. */
export async function removeOtherDocuments(dir: string, files: readonly string[]): Promise<void> {
  const kept = new Set(files.map((file) => `${file}.json`));
  const stale = (await listVisibleFiles(dir)).filter((name) => !kept.has(name));
  await Promise.all(stale.map((name) => fs.rm(path.join(dir, name), { force: true }).catch(() => undefined)));
}

async function readStored(file: string): Promise<StoredDocument> {
  return JSON.parse(await fs.readFile(file, 'utf8')) as StoredDocument;
}
