import fs from 'node:fs/promises';
import path from 'node:path';
import { GLOSSARY_FILE, readEntries, type GlossaryEntry } from '../checks/glossary';

/** Entries of a project's glossary; a file that is absent or malformed has none. */
export async function readGlossary(root = process.cwd()): Promise<GlossaryEntry[]> {
  return readEntries(await fs.readFile(path.join(root, GLOSSARY_FILE), 'utf8').catch(() => '[]')).entries;
}
