import { LOCALES, plainRecord, type PublishedSite } from '@idmp/model';
import { twinAddress } from '../model/twin';
import { writeAll } from '@idmp/files';
import { removeUnlisted } from '@idmp/hosts';
import type { SiteOutline } from '../../../build/siteOutline';
import { llmsTxt } from './llmsTxt';
import { helpMap } from './helpMap';
import { chapterPacks } from './chapterPacks';
import { indexFileOf, twinText, type TwinSite } from './twin';
import { readTwins } from './readTwins';

export interface TextOptions {
  publicDir: string;
  /** Where the site is published. */
  published: PublishedSite;
  outline: SiteOutline;
}

/**
 * Writes the files for language models: a Markdown twin of each page, and index and chapters of each language. Returns
 * the paths of the files below `publicDir`.
 */
export async function writeTexts({ publicDir, published, outline }: TextOptions): Promise<string[]> {
  const pages = outline.pages.filter(({ draft }) => !draft);
  const pageAt = new Map(pages.map((page) => [page.address, page]));
  const site: TwinSite = { ...published, addresses: new Set(pageAt.keys()) };
  const twins = await readTwins(pages, site);
  const bodyOf = (address: string): string => twins.get(pageAt.get(address)?.digest ?? '')?.body ?? '';
  const texts = plainRecord<string>();
  texts['/help-map.json'] = helpMap(pages);
  for (const page of pages) {
    const twin = twins.get(page.digest);
    if (twin) texts[twinAddress(page.address)] = twinText(page, twin, site);
  }
  for (const locale of LOCALES) {
    const sidebar = outline.sidebars[locale];
    const packs = chapterPacks(locale, sidebar, bodyOf);
    for (const { file, text } of packs) texts[file] = text;
    texts[indexFileOf(locale)] = llmsTxt({ locale, sidebar, pageAt, packs, site });
  }
  const files = Object.keys(texts).map((address) => address.slice(1));
  await removeUnlisted(publicDir, 'texts', files);
  await writeAll(publicDir, texts);
  return files;
}
