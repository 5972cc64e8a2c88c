import { readEditable, withFields } from '../editDocument';

const head = (yaml: string): string => `---\n${yaml}\n---\n\nText.\n`;

describe('withFields', () => {
  it.each([
    [
      'adds a field behind all others',
      'title: >-\n  A folded\n  title',
      'title: >-\n  A folded\n  title\na: [/x]',
    ],
    ['keeps comments', 'title: A # short\n# last', 'title: A # short\n# last\na: [/x]'],
    ['adds to a list in its own style', 'a:\n  - /w # old\ntitle:  A', 'a:\n  - /w # old\n  - /x\ntitle: A'],
    ['adds to a list on one line', 'a: [/w] # both', 'a: [/w, /x] # both'],
    ['adds to a map on one line', '{title: A}', '{title: A, a: [/x]}'],
    ['writes into empty front matter', '# none', '# none\na: [/x]'],
  ])('%s', (_, before, after) => {
    const lists = before.includes('/w') ? ['/w', '/x'] : ['/x'];
    expect(withFields('a.md', head(before), { a: lists })).toBe(head(after));
  });

  it('keeps the quotes of a text that changes, and removes fields', () => {
    const text = head('slug: "/old" # where\nid: x\ntitle: A');
    expect(withFields('a.md', text, { slug: '/new', id: undefined })).toBe(
      head('slug: "/new" # where\ntitle: A'),
    );
  });

  it('begins a file that has no front matter, a rule in the first line included', () => {
    expect(withFields('a.md', '# A\n', { slug: '/b' })).toBe('---\nslug: /b\n---\n\n# A\n');
    expect(withFields('a.md', '---\n\nText.\n', { slug: '/b' })).toBe('---\nslug: /b\n---\n\n---\n\nText.\n');
  });

  it.each([
    ['title: A: B', 'a.md:2: '],
    ['title: A\ntitle: B', 'a.md:3: '],
    ['- a list', 'a.md:2: '],
    ['slug: &a /x\nimage: *a', 'a.md: the front matter cannot be changed'],
  ])('refuses what it cannot read: %s', (yaml, reason) => {
    expect(() => withFields('a.md', head(yaml), { slug: undefined })).toThrow(reason);
  });
});

describe('readEditable', () => {
  it('keeps line ends and the byte order mark', () => {
    const bytes = Buffer.from('\uFEFFa\r\nb\r\n');
    const { text, write } = readEditable('a.md', bytes);
    expect(text).toBe('a\nb\n');
    expect(Buffer.from(write(text))).toEqual(bytes);
  });

  it('refuses text that is not UTF-8', () => {
    expect(() => readEditable('a.md', Buffer.from([0x61, 0xff]))).toThrow('a.md is not UTF-8 text');
  });
});
