import { feedFiles } from '../feedFiles';
import { changesBetween } from '../readChanges';

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
    expect(files.atom.match(/<published>/g)).toEqual(['<published>']);
    expect(files.atom.match(/<updated>2026-11-20T/g)).toHaveLength(3);
  });

  it('writes JSON Feed', () => {
    const feed = JSON.parse(files.json) as { feed_url: string; items: { title: string; url: string }[] };
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
