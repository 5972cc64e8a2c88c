import { flattenSidebar } from '@idmp/content';
import { markdownLine } from '@idmp/hosts';
import { absoluteUrl, type Locale, LOCALES, type SidebarEntry } from '@idmp/model';
import type { PageOutline } from '../../../build/siteOutline';
import { LOCALE_CONFIG } from '../../../settings/locales';
import { SITE, SITE_DESCRIPTION } from '../../../settings/site';
import { twinAddress } from '../model/twin';
import type { ChapterPack } from './chapterPacks';
import { MACHINE_TEXTS } from './machineTexts';
import { indexFileOf, type TwinSite } from './twin';

export interface IndexOptions {
  locale: Locale;
  sidebar: readonly SidebarEntry[];
  pageAt: ReadonlyMap<string, PageOutline>;
  packs: readonly ChapterPack[];
  site: TwinSite;
}

/** Text of `llms.txt` of a language: all listed pages with descriptions, by chapter (llmstxt.org). */
export function llmsTxt({ locale, sidebar, pageAt, packs, site }: IndexOptions): string {
  const texts = MACHINE_TEXTS[locale];
  const link = (label: string, file: string, about = ''): string =>
    `- [${markdownLine(label)}](${absoluteUrl(site, file)})${about && `: ${markdownLine(about)}`}`;
  const linksTo = (entries: readonly SidebarEntry[]): string[] =>
    flattenSidebar(entries).map(({ label, address }) => {
      const page = pageAt.get(address);
      return link(page?.title ?? label, twinAddress(address), page?.description);
    });
  const section = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `## ${markdownLine(title)}\n\n${lines.join('\n')}`;
  const groups = sidebar.filter((entry) => entry.type === 'group');
  const singles = sidebar.filter((entry) => entry.type === 'link');
  return `${[
    `# ${markdownLine(SITE[locale].title)}`,
    `> ${markdownLine(SITE_DESCRIPTION[locale].description)}`,
    texts['machines.intro'],
    section(texts['machines.top'], linksTo(singles)),
    ...groups.map((group) => section(group.label, linksTo([group]))),
    section(
      texts['machines.packs'],
      packs.map(({ title, file }) => link(title, file)),
    ),
    section(texts['machines.others'], [
      ...LOCALES.filter((other) => other !== locale).map((other) =>
        link(LOCALE_CONFIG[other].label, indexFileOf(other), texts['machines.language']),
      ),
      link('sitemap.xml', '/sitemap.xml', texts['machines.sitemap']),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
