import { THESAURUS_FILE } from '@idmp/files';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { SynonymGroup } from '@idmp/search';
import { readThesaurus, synonymGroups } from './thesaurus';
import { readGlossary } from './readGlossary';

/** Search synonyms; none from files that are missing or malformed. */
export async function readSynonyms(root = process.cwd()): Promise<SynonymGroup[]> {
  const textOf = (file: string): Promise<string> =>
    fs.readFile(path.join(root, file), 'utf8').catch(() => '[]');
  const thesaurus = readThesaurus(await textOf(THESAURUS_FILE));
  return synonymGroups(thesaurus.entries, await readGlossary(root));
}
