import { Feed, type Item } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { type Locale, parseOwn } from '@idmp/model';
import { xmlCharacters, xmlText } from '@idmp/hosts';
import { LOCALE_CONFIG } from '../../../settings/locales';

/** An entry of a feed. */
export interface FeedEntry extends Pick<Item, 'title' | 'link' | 'published'> {
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

/** Attribute of the root of an Atom feed. */
const ROOT = 'xmlns="http://www.w3.org/2005/Atom"';

/** The version of JSON Feed that has a language. */
const JSON_FEED = 'https://jsonfeed.org/version/1.1';

/** Writes entries as Atom, whose texts are HTML, and as JSON Feed, whose texts are plain. */
export function feedFiles(source: FeedSource) {
  const language = LOCALE_CONFIG[source.locale].htmlLang;
  const json = parseOwn<object>(feedOf(source, (text) => text).json1());
  return {
    // The library names the language in RSS only.
    atom: feedOf(source, xmlText).atom1().replace(ROOT, `${ROOT} xml:lang="${language}"`),
    json: JSON.stringify({ ...json, version: JSON_FEED, language }),
  };
}

/** A feed; `write` turns titles and summaries into what they are in its format. */
function feedOf({ title, address, home, entries }: FeedSource, write: (text: string) => string): Feed {
  const feed = new Feed({
    title: xmlCharacters(title),
    id: address,
    link: home,
    generator: false,
    updated: new Date(Math.max(...entries.map(({ updated }) => updated.getTime()))),
    feedLinks: { atom: `${address}/atom.xml`, json: `${address}/feed.json` },
  });
  for (const entry of entries) {
    const list = entry.items.map((item) => h('li', [xmlCharacters(item)]));
    const text = h('p', [xmlCharacters(entry.text)]);
    const html = toHtml([text, ...(list.length > 0 ? [h('ul', list)] : [])]);
    feed.addItem({
      id: entry.link,
      link: entry.link,
      title: write(entry.title),
      description: write(entry.text),
      // The library splits only the first end of a CDATA section.
      content: html.replaceAll(']]>', ']]&gt;'),
      date: entry.updated,
      ...(entry.published && { published: entry.published }),
    });
  }
  return feed;
}
