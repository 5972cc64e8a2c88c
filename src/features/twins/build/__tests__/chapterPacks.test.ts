import type { SidebarEntry } from '@idmp/model';
import { chapterPacks, PACK_MAX_CHARS } from '../chapterPacks';

const chapter = (...slugs: string[]): SidebarEntry => ({
  type: 'group',
  label: 'Basics',
  address: '/en/basic',
  items: slugs.map((slug) => ({ type: 'link', label: slug, address: `/en/basic/${slug}` })),
});

const packsOf = (bodies: Record<string, string>) =>
  chapterPacks('en', [chapter(...Object.keys(bodies))], (address) => bodies[address.slice(10)] ?? '');

describe('chapterPacks', () => {
  it('joins the pages of a chapter in reading order', () => {
    expect(packsOf({ a: '# A\n', b: '# B\n' })).toEqual([
      { title: 'Basics', file: '/packs/en/basic.md', text: '# A\n\n# B\n' },
    ]);
  });

  it('skips pages and chapters without text', () => {
    expect(packsOf({ a: '# A\n', b: '\n', c: '# C\n' }).map(({ text }) => text)).toEqual(['# A\n\n# C\n']);
    expect(packsOf({ a: '\n' })).toEqual([]);
  });

  it('continues in another file before one is too long, losing nothing', () => {
    const long = 'x'.repeat(PACK_MAX_CHARS - 100);
    const packs = packsOf({ a: long, b: '# B', c: 'y'.repeat(200) });
    expect(packs.map(({ file, title }) => `${file} ${title}`)).toEqual([
      '/packs/en/basic.md Basics (1/2)',
      '/packs/en/basic-2.md Basics (2/2)',
    ]);
  });

  it.each([
    ['sections', `# A\n\n${'## S\n\nword '.repeat(6_000)}`],
    ['lines', 'a line\n'.repeat(9_000)],
    ['nothing to cut at', '字'.repeat(120_000)],
  ])('splits a page that is too long by itself: %s', (_, body) => {
    const packs = packsOf({ a: body });
    expect(Math.max(...packs.map(({ text }) => text.length))).toBeLessThanOrEqual(PACK_MAX_CHARS);
    expect(packs.map(({ text }) => text.replace(/\s/g, '')).join('')).toBe(body.replace(/\s/g, ''));
  });
});
