import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import sax from 'sax';
import { fuzz } from '../../../../core/model/__tests__/fuzzSettings';
import { makeProject, removeProjects, writeFiles } from '../../../../core/__tests__/project';
import { REVIEWS_FILE } from '../../../../core/model/reviews';
import { feedFiles } from '../feedFiles';
import { changesBetween, readChanges } from '../readChanges';

afterAll(removeProjects);

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

describe('changesBetween', () => {
  const before = { a: { x: { en: '1 10 11', 'zh-Hans': '2 20' }, y: { en: '3' } }, b: { z: { en: '4' } } };

  it('lists sections with another meaning, not other lines of the same meaning', () => {
    const after = { ...before, a: { x: { en: '1 12', 'zh-Hans': '5 20' }, y: { en: '3 30' } } };
    expect(changesBetween(before, after, 'T')).toEqual([{ slug: 'a', time: 'T', sections: ['x'] }]);
  });

  it('is silent if most of the sections changed at once', () => {
    const after = { a: { x: { en: '7' }, y: { en: '8' } }, b: { z: { en: '9' } } };
    expect(changesBetween(before, after, 'T')).toEqual([]);
  });
});

describe('readChanges', () => {
  it('has none without a history', async () => {
    expect(await readChanges(makeProject({ [REVIEWS_FILE]: '{}' }))).toEqual([]);
  });

  it('compares the states around a lost or broken one', async () => {
    const review = (hash: string): string =>
      JSON.stringify({ a: { x: { en: hash }, y: { en: '1' }, z: { en: '1' } } });
    const root = makeProject({ [REVIEWS_FILE]: review('1') });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: root });
    const commit = () => {
      git('add', '-A');
      git('commit', '-qm', 'state');
    };
    git('init', '-q');
    commit();
    writeFiles(root, { [REVIEWS_FILE]: '<<<<<<< HEAD' });
    commit();
    fs.rmSync(path.join(root, REVIEWS_FILE));
    commit();
    writeFiles(root, { [REVIEWS_FILE]: review('2') });
    commit();
    expect(await readChanges(root)).toEqual([
      { slug: 'a', time: expect.stringMatching(/^\d{4}-/) as string, sections: ['x'] },
    ]);
  });
});
