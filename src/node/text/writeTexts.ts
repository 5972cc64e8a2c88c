import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../../model/locale';
import type { SidebarEntry } from '../../model/sidebar';
import { twinAddress } from '../../model/twin';
import { readStoredPage } from '../content/pageStore';
import { FILES_AT_ONCE, mapLimited } from '../files/mapLimited';
import { writeAll } from '../hosts/writeAll';
import type { SiteOutline } from '../output/siteOutline';
import { chapterPacks } from './chapterPacks';
import { helpMap } from './helpMap';
import { llmsTxt } from './llmsTxt';
import { indexFileOf, twinBody, twinText, type TwinSite } from './twin';

export interface TextOptions {
  publicDir: string;
  /** Origin of the published site. */
  siteUrl: string;
  outline: SiteOutline;
  sidebars: Record<Locale, SidebarEntry[]>;
}

/** List of the files that the last build wrote. */
const WRITTEN_FILE = '.cache/texts.json';

/** Writes the files for language models: a Markdown twin of each page, and index and chapters of each language. */
export async function writeTexts({ publicDir, siteUrl, outline, sidebars }: TextOptions): Promise<void> {
  const { pathPrefix } = outline;
  const pages = outline.pages.filter(({ draft }) => !draft);
  const site: TwinSite = { siteUrl, pathPrefix, addresses: new Set(pages.map(({ address }) => address)) };
  const bodies = new Map(
    await mapLimited(pages, FILES_AT_ONCE, async ({ address, digest }) => {
      return [address, twinBody((await readStoredPage(digest)).page.html, site)] as const;
    }),
  );
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
