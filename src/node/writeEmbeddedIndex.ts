import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../model/locale';
import { packIndex } from '../model/packedIndex';
import { buildIndex } from '../model/searchIndex';
import type { SearchRecord } from '../model/searchRecord';
import { sectionsOf, type SearchSection } from '../model/searchSections';

export interface EmbeddedIndexOptions {
  records: readonly SearchRecord[];
  locale: Locale;
  /** Folder of the built site. */
  publicDir: string;
}

const HASH_CHARS = 12;

/** Write the index of one language below `search/`: the index, the texts of its sections, and a manifest that names both. */
export async function writeEmbeddedIndex({
  records,
  locale,
  publicDir,
}: EmbeddedIndexOptions): Promise<void> {
  const folder = path.join(publicDir, 'search');
  const sections = sectionsOf(records).map(withLocalAddress);
  const files = {
    index: hashedFile(`index.${locale}`, packIndex(buildIndex(sections))),
    sections: hashedFile(`sections.${locale}`, sections),
  };
  await mkdir(folder, { recursive: true });
  await removeOldFiles(folder, locale, [files.index.name, files.sections.name]);
  for (const { name, text } of Object.values(files)) await writeFile(path.join(folder, name), text);
  const manifest = { index: files.index.name, sections: files.sections.name };
  await writeFile(path.join(folder, `manifest.${locale}.json`), JSON.stringify(manifest));
}

/** The embedded index answers for the site it comes with, wherever that is served. */
function withLocalAddress(section: SearchSection): SearchSection {
  return { ...section, url: section.url.replace(/^https?:\/\/[^/]+/, '') || '/' };
}

function hashedFile(name: string, content: unknown): { name: string; text: string } {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
  return { name: `${name}.${hash}.json`, text };
}

async function removeOldFiles(folder: string, locale: Locale, keep: readonly string[]): Promise<void> {
  const old = (await readdir(folder)).filter(
    (name) => /^(index|sections)\./.test(name) && name.includes(`.${locale}.`) && !keep.includes(name),
  );
  await Promise.all(old.map((name) => rm(path.join(folder, name))));
}
