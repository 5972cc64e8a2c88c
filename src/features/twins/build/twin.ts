import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import {
  absoluteUrl,
  decodeAddress,
  formatMessage,
  type Locale,
  localizedAddress,
  pageUrl,
  type PublishedSite,
} from '@idmp/model';
import { yamlText } from '@idmp/hosts';
import { twinAddress } from '../model/twin';
import { releaseOf } from '../../../settings/site';
import type { PageOutline } from '../../../build/siteOutline';
import { mapTree } from '@idmp/compile';
import { MACHINE_TEXTS } from './machineTexts';
import { toMarkdown } from './toMarkdown';

/** The published site and its pages. */
export interface TwinSite extends PublishedSite {
  addresses: ReadonlySet<string>;
}

/** File that lists the pages of a language for language models. */
export function indexFileOf(locale: Locale): string {
  return `${localizedAddress(locale, '').replace(/\/$/, '')}/llms.txt`;
}

/** What the Markdown of a page is made of. */
export interface Twin {
  /** Titles of its sections. */
  sections: string[];
  /** The article, with absolute addresses; links to pages lead to their twins. */
  body: string;
  /** Addresses of the site in it, and whether they are pages: another answer makes another body. */
  targets: [address: string, isPage: boolean][];
}

/** Converts an article to Markdown. */
export function twinOf(article: Root, site: TwinSite): Twin {
  const sections: string[] = [];
  const targets = new Map<string, boolean>();
  const tree = mapTree(article, (node) => {
    if (node.type !== 'element') return node;
    if (node.tagName === 'h2') sections.push(toString(node).trim());
    const { href, src } = node.properties;
    if (typeof href !== 'string' && typeof src !== 'string') return node;
    const properties = { ...node.properties };
    if (typeof href === 'string') properties.href = absoluteOf(href, site, targets);
    if (typeof src === 'string') properties.src = absoluteOf(src, site, targets);
    return { ...node, properties };
  });
  return { sections, body: toMarkdown(tree), targets: [...targets] };
}

/** Makes an address of the site absolute, and notes whether it is a page. */
function absoluteOf(address: string, site: TwinSite, targets: Map<string, boolean>): string {
  const { siteUrl, pathPrefix, addresses } = site;
  if (!address.startsWith(`${pathPrefix}/`) || address.startsWith('//')) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)/.exec(address.slice(pathPrefix.length)) ?? [];
  const page = decodeAddress(path);
  const isPage = addresses.has(page);
  targets.set(page, isPage);
  const url = isPage ? absoluteUrl(site, twinAddress(page)) : siteUrl + pathPrefix + path;
  return url + rest;
}

/** Text of a twin: front matter with summary and sections, a link to the list of pages, and the body. */
export function twinText(page: PageOutline, { sections, body }: Twin, site: TwinSite): string {
  const fields = {
    title: page.title,
    ...(page.description && { description: page.description }),
    language: page.textLocale,
    url: pageUrl(site, page.canonical),
    version: releaseOf(page.version),
  };
  const index = absoluteUrl(site, indexFileOf(page.locale));
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
