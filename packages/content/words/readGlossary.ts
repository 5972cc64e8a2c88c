import { GLOSSARY_FILE } from '@idmp/files';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readEntries, type GlossaryEntry } from './glossary';

/** Entries of the glossary; none if the file is missing or malformed. */
export async function readGlossary(root = process.cwd()): Promise<GlossaryEntry[]> {
  return readEntries(await fs.readFile(path.join(root, GLOSSARY_FILE), 'utf8').catch(() => '[]')).entries;
}
