import { Feed, type Item } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Locale } from '../../model/locale';
import { LOCALE_CONFIG } from '../../site/locales';

/** An entry of a feed. */
export interface FeedEntry extends Pick<Item, 'title' | 'link' | 'id' | 'published'> {
  text: string;
  /** Listed below the text. */
  items: readonly string[];
  updated: Date;
}

interface FeedSource {
  title: string;
  locale: Locale;
  /** Absolute address of the folder with the files. */
  address: string;
  home: string;
  entries: readonly FeedEntry[];
}

/** Writes entries as Atom and as JSON Feed. */
export function feedFiles({ title, locale, address, home, entries }: FeedSource) {
  const feed = new Feed({
    title,
    id: address,
    link: home,
    language: LOCALE_CONFIG[locale].htmlLang,
    generator: false,
    updated: new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))),
    feedLinks: { atom: `${address}/atom.xml`, json: `${address}/feed.json` },
  });
  for (const { text, items, updated, ...entry } of entries) {
    const list = items.map((item) => h('li', [item]));
    const content = toHtml([h('p', [text]), ...(list.length > 0 ? [h('ul', list)] : [])]);
    feed.addItem({ id: entry.link, ...entry, description: text, content, date: updated });
  }
  return { atom: feed.atom1(), json: feed.json1() };
}
