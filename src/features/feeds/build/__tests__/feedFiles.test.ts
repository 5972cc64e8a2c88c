import fc from 'fast-check';
import { parseFragment } from 'parse5';
import sax from 'sax';
import { fuzz } from '../../../../../packages/model/__tests__/fuzzSettings';
import { feedFiles } from '../feedFiles';

describe('feedFiles', () => {
  const entry = {
    title: '1.0 & more',
    link: 'https://docs.example/en/notes/1.0',
    text: 'What is new?',
    items: ['A < B.'],
    updated: new Date('2026-11-20'),
  };
  const files = feedFiles({
    title: 'Releases',
    locale: 'en',
    address: 'https://docs.example/en/notes',
    home: 'https://docs.example',
    entries: [entry, { ...entry, title: '0.9', published: new Date('2026-01-02') }],
  });

  it('writes Atom, with days of publication only where they are known', () => {
    expect(files.atom).toContain('<link rel="self" href="https://docs.example/en/notes/atom.xml"/>');
    expect(files.atom).toContain('A &#x3C; B.');
    expect(files.atom).toMatch(/^<\?xml[^>]*>\n<feed xmlns="[^"]*" xml:lang="en">/);
    expect(files.atom.match(/<published>/g)).toEqual(['<published>']);
    expect(files.atom.match(/<updated>2026-11-20T/g)).toHaveLength(3);
  });

  /** What a program shows for the texts of a feed: the elements of an entry, read as HTML. */
  const shownIn = (atom: string): Record<string, string> => {
    const shown: Record<string, string> = {};
    let [name, html] = ['', ''];
    const parser = sax.parser(true, {});
    parser.onerror = (error) => {
      throw error;
    };
    parser.onopentag = (tag) => {
      [name, html] = [tag.name, ''];
    };
    parser.oncdata = (text) => (html += text);
    parser.onclosetag = () => {
      const tree = parseFragment(html);
      if (html !== '')
        shown[name] = tree.childNodes.map((node) => ('value' in node ? node.value : '<>')).join('');
    };
    parser.write(atom).close();
    return shown;
  };

  it('shows titles and summaries as they are written, in well-formed XML', () => {
    const text = fc.string({
      unit: fc.constantFrom(
        ...'<>&"]a; \\',
        ']]>',
        '<b>',
        '<img src=x onerror=y>',
        '&amp;',
        '\u000b',
        '中',
        '\ud800',
      ),
      maxLength: 20,
    });
    fc.assert(
      fc.property(text, text, text, (title, summary, item) => {
        const hostile = { ...entry, title: `T${title}`, text: `S${summary}`, items: [item] };
        const { atom, json } = feedFiles({
          title,
          locale: 'en',
          address: 'https://a.example',
          home: '',
          entries: [hostile],
        });
        const clean = (value: string): string => value.replace(/[\u000b\ud800]/g, '\ufffd');
        expect(shownIn(atom)).toMatchObject({ title: clean(`T${title}`), summary: clean(`S${summary}`) });
        expect(JSON.parse(json)).toMatchObject({ items: [{ title: `T${title}`, summary: `S${summary}` }] });
      }),
      fuzz(500),
    );
  });

  it('writes JSON Feed', () => {
    const feed = JSON.parse(files.json) as { feed_url: string; items: { title: string; url: string }[] };
    expect(feed).toMatchObject({ language: 'en', version: 'https://jsonfeed.org/version/1.1' });
    expect(feed.feed_url).toBe('https://docs.example/en/notes/feed.json');
    expect(feed.items[0]).toMatchObject({ title: '1.0 & more', url: entry.link });
  });
});
