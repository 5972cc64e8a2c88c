import { yamlText } from '../../model/escapes/markdownLine';
import { formatMessage } from '../../model/formatMessage';
import { localizedAddress, type Locale } from '../../model/locale';
import { decodeAddress, encodeAddress } from '../../model/slug';
import { twinAddress } from '../../model/twin';
import type { PageOutline } from '../output/siteOutline';
import { htmlToMarkdown } from './htmlToMarkdown';
import { MACHINE_TEXTS } from './machineTexts';

/** The published site and its pages. */
export interface TwinSite {
  /** Origin of the published site. */
  siteUrl: string;
  /** Path prefix without trailing slash, '' for none. */
  pathPrefix: string;
  addresses: ReadonlySet<string>;
}

/** File that lists the pages of a language for language models. */
export function indexFileOf(locale: Locale): string {
  return `${localizedAddress(locale, '').replace(/\/$/, '')}/llms.txt`;
}

/** Absolute address of a file or page of the site. */
export function absolute({ siteUrl, pathPrefix }: TwinSite, address: string): string {
  return siteUrl + pathPrefix + encodeAddress(address);
}

/** Address of a link or an image. */
const ADDRESS = /(<(?:a|img)\b(?:[^>"]|"[^"]*")*? (?:href|src)=")([^"]*)/g;

/** Body of a page in Markdown, with absolute addresses; links to pages lead to their twins. */
export function twinBody(html: string, { siteUrl, pathPrefix, addresses }: TwinSite): string {
  const absoluteOf = (href: string): string => {
    if (!href.startsWith(`${pathPrefix}/`)) return href;
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href.slice(pathPrefix.length)) ?? [];
    const address = decodeAddress(path);
    const target = addresses.has(address) ? encodeAddress(twinAddress(address)) : path;
    return siteUrl + pathPrefix + target + rest;
  };
  return htmlToMarkdown(html.replace(ADDRESS, (_, start: string, href: string) => start + absoluteOf(href)));
}

/** Text of a twin: front matter with summary and sections, a link to the list of pages, and the body. */
export function twinText(page: PageOutline, body: string, site: TwinSite): string {
  const fields = {
    title: page.title,
    ...(page.description && { description: page.description }),
    language: page.textLocale,
    url: absolute(site, page.canonical),
  };
  const index = absolute(site, indexFileOf(page.locale));
  const sections = [...outsideFences(body).matchAll(/^## (.+)$/gm)].map(([, text = '']) => text);
  return [
    '---',
    ...Object.entries(fields).map(([name, value]) => `${name}: ${yamlText(value)}`),
    ...(sections.length > 0 ? ['sections:', ...sections.map((text) => `  - ${yamlText(text)}`)] : []),
    '---',
    '',
    `> ${formatMessage(MACHINE_TEXTS[page.locale]['machines.index'], { address: index })}`,
    '',
    body,
  ].join('\n');
}

const outsideFences = (body: string): string => body.replace(/^( *)(`{3,})[^]*?^\1\2$/gm, '');
