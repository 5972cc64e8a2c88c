import type { Heading, TextBlock } from '@idmp/model';
import { recordsOfPage, splitText, type RecordSettings, type RecordSource } from '../searchRecord';

const settings: RecordSettings = {
  chapter: 'Basics',
  url: '/en/basic/x',
  language: 'en',
  version: 'current',
  tag: 'docs-default-current',
};
const heading = (level: Heading['level'], text: string): Heading => ({
  id: text.toLowerCase(),
  level,
  text,
  content: [],
});
const block = (index: number, text: string): TextBlock => ({ heading: index, kind: 'paragraph', text });

function page(overrides: Partial<RecordSource> = {}): RecordSource {
  return {
    title: 'Data',
    description: '',
    headings: [heading(2, 'One'), heading(3, 'Two'), heading(2, 'Three')],
    blocks: [block(-1, 'Opening.'), block(0, 'First.'), block(1, 'Second.'), block(2, 'Third.')],
    ...overrides,
  };
}

describe('recordsOfPage', () => {
  it('creates a record of the page, each heading and each block, in order', () => {
    const records = recordsOfPage(page(), settings);
    expect(records.map(({ type, anchor, content }) => `${type} ${anchor} ${content ?? ''}`.trim())).toEqual([
      'lvl1',
      'content  Opening.',
      'lvl2 one',
      'content one First.',
      'lvl3 two',
      'content two Second.',
      'lvl2 three',
      'content three Third.',
    ]);
    expect(records.map(({ weight }) => weight.position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(records.map(({ weight }) => weight.level)).toEqual([90, 0, 80, 0, 70, 0, 80, 0]);
  });

  it('starts the texts of the page with its description', () => {
    const records = recordsOfPage(page({ description: 'What data is.' }), settings);
    expect(records.slice(0, 3).map(({ type, content }) => [type, content])).toEqual([
      ['lvl1', null],
      ['content', 'What data is.'],
      ['content', 'Opening.'],
    ]);
  });

  it('contains chapter, page and the headings above', () => {
    const second = recordsOfPage(page(), settings).find(({ content }) => content === 'Second.');
    expect(second).toMatchObject({
      url: '/en/basic/x#two',
      url_without_anchor: '/en/basic/x',
      anchor: 'two',
      hierarchy: {
        lvl0: 'Basics',
        lvl1: 'Data',
        lvl2: 'One',
        lvl3: 'Two',
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      language: 'en',
      docusaurus_tag: ['docs-default-current'],
      version: 'current',
    });
  });

  it('clears deeper levels at the next heading', () => {
    const third = recordsOfPage(page(), settings).find(({ content }) => content === 'Third.');
    expect(third?.hierarchy).toMatchObject({ lvl2: 'Three', lvl3: null });
  });

  it('treats the # heading of a page as the page', () => {
    const records = recordsOfPage(
      page({ headings: [heading(1, 'Data')], blocks: [block(0, 'Text.')] }),
      settings,
    );
    expect(records.map(({ type, url }) => `${type} ${url}`)).toEqual([
      'lvl1 /en/basic/x',
      'content /en/basic/x',
    ]);
  });

  it('keeps the ids of texts if their surroundings change', () => {
    const before = recordsOfPage(page(), settings);
    const after = recordsOfPage(page({ blocks: [block(-1, 'New.'), ...page().blocks] }), settings);
    const ids = new Set(after.map(({ objectID }) => objectID));
    expect(before.every(({ objectID }) => ids.has(objectID))).toBe(true);
    expect(after).toHaveLength(before.length + 1);
  });

  it('gives equal texts below a heading unique ids', () => {
    const records = recordsOfPage(page({ blocks: [block(0, 'Same.'), block(0, 'Same.')] }), settings);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });

  it('changes the digest with the content', () => {
    const digest = (text: string) =>
      recordsOfPage(page({ blocks: [block(0, text)] }), settings).find(({ content }) => content)?.digest;
    expect(digest('a')).not.toBe(digest('b'));
    expect(digest('a')).toBe(digest('a'));
  });
});

describe('splitText', () => {
  it('does not split short texts', () => {
    expect(splitText('短。')).toEqual(['短。']);
  });

  it('splits at sentence ends, else at spaces, without losing words', () => {
    const words = Array.from({ length: 50 }, (_, index) => `word${index}`).join(' ');
    const pieces = splitText(words, 100);
    expect(pieces.every((piece) => piece.length <= 100)).toBe(true);
    expect(pieces.join(' ')).toBe(words);
    expect(splitText('一二三四五。六七八九十', 8)).toEqual(['一二三四五。', '六七八九十']);
  });

  it('never splits a surrogate pair', () => {
    for (const piece of splitText('😀'.repeat(20), 7)) expect(piece).toMatch(/^(?:😀)+$/u);
  });
});
