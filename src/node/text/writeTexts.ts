import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../../model/locale';
import type { SidebarEntry } from '../../model/sidebar';
import { twinAddress } from '../../model/twin';
import { writeAll } from '../hosts/writeAll';
import type { SiteOutline } from '../output/siteOutline';
import { chapterPacks } from './chapterPacks';
import { helpMap } from './helpMap';
import { llmsTxt } from './llmsTxt';
import { indexFileOf, twinText, type TwinSite } from './twin';
import { twinBodies } from './twinBodies';

export interface TextOptions {
  publicDir: string;
  /** Origin of the published site. */
  siteUrl: string;
  outline: SiteOutline;
  sidebars: Record<Locale, SidebarEntry[]>;
}

/** List of the files that the last build wrote. */
const WRITTEN_FILE = '.cache/texts.json';
/** Source files that the bodies depend on. */
const SOURCE_DIR = 'src/node/text';

/** Writes the files for language models: a Markdown twin of each page, and index and chapters of each language. */
export async function writeTexts({ publicDir, siteUrl, outline, sidebars }: TextOptions): Promise<void> {
  const { pathPrefix } = outline;
  const pages = outline.pages.filter(({ draft }) => !draft);
  const site: TwinSite = { siteUrl, pathPrefix, addresses: new Set(pages.map(({ address }) => address)) };
  const bodies = await twinBodies(pages, site, await keyOf(site));
  const pageAt = new Map(pages.map((page) => [page.address, page]));
  const bodyOf = (address: string): string => bodies.get(address) ?? '';
  const packs = LOCALES.map((locale) => chapterPacks(locale, sidebars[locale], bodyOf));
  await writeAndForget(publicDir, {
    '/help-map.json': helpMap(pages),
    ...Object.fromEntries(
      pages.map((page) => [twinAddress(page.address), twinText(page, bodyOf(page.address), site)]),
    ),
    ...Object.fromEntries(packs.flat().map(({ file, text }) => [file, text])),
    ...Object.fromEntries(
      LOCALES.map((locale, index) => {
        const options = { locale, sidebar: sidebars[locale], pageAt, packs: packs[index] ?? [], site };
        return [indexFileOf(locale), llmsTxt(options)];
      }),
    ),
  });
}

/** Hash of the inputs that all bodies share: source code, site address and list of pages. */
async function keyOf({ siteUrl, pathPrefix, addresses }: TwinSite): Promise<string> {
  const names = (await fs.readdir(SOURCE_DIR)).filter((name) => name.endsWith('.ts')).sort();
  const sources = await Promise.all(names.map((name) => fs.readFile(path.join(SOURCE_DIR, name), 'utf8')));
  const facts = JSON.stringify([siteUrl, pathPrefix, [...addresses].sort(), sources]);
  return createHash('sha1').update(facts).digest('base64url');
}

/** Writes texts, and removes outdated ones of the last build. */
async function writeAndForget(publicDir: string, texts: Record<string, string>): Promise<void> {
  const before = await fs.readFile(WRITTEN_FILE, 'utf8').catch(() => '[]');
  const stale = (JSON.parse(before) as string[]).filter((file) => !(file in texts));
  await Promise.all(
    stale.flatMap((file) =>
      ['', '.br', '.gz'].map((ending) => fs.rm(path.join(publicDir, file + ending), { force: true })),
    ),
  );
  await writeAll(publicDir, texts);
  await fs.writeFile(WRITTEN_FILE, JSON.stringify(Object.keys(texts)));
}
