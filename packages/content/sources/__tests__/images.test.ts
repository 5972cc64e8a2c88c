import { createFileStore, splitColorScheme } from '../images';
import { both, makeProject, page, removeProjects, siteOf } from '../../__tests__/project';

afterAll(removeProjects);

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;

/** Head of a PNG of 1000 by 500 pixels, in a file that is worth scaling. */
const LARGE_PNG = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000003e8000001f40802000000', 'hex'),
  Buffer.alloc(10_000),
]);

describe('createFileStore', () => {
  it('reads the size of a picture from its file, and gives it a hashed name', () => {
    const store = createFileStore(
      makeProject({ 'content/en/images/My tree 图.svg': svg('width="30" height="10"') }),
    );
    const info = store.image('content/en/images/My tree 图.svg');
    expect(info).toMatchObject({ width: 30, height: 10, bytes: 64 });
    expect(info).toMatchObject({
      address: expect.stringMatching(/^\/assets\/My-tree-[\da-f]{8}\.svg$/) as string,
    });
  });

  it('reads it from the view box where there is no size', () => {
    const store = createFileStore(makeProject({ 'content/a.svg': svg('viewBox="0 0 200 100"') }));
    expect(store.image('content/a.svg')).toMatchObject({ width: 200, height: 100 });
  });

  it.each(['', 'width="100%" height="100%"', 'width="300"', 'height="150"'])(
    'is that of browsers for an SVG without one: %s',
    (size) => {
      const store = createFileStore(makeProject({ 'content/a.svg': svg(size) }));
      expect(store.image('content/a.svg')).toMatchObject({ width: 300, height: 150 });
    },
  );

  it.each([
    [
      'of draw.io, which holds the drawing',
      svg(`width="200" height="100" content="${'&lt;'.repeat(20_000)}"`),
    ],
    ['below a long comment', `<!-- ${'Licence. '.repeat(400)} -->\n${svg('width="200" height="100"')}`],
    [
      'below a document type',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg('width="200" height="100"')}`,
    ],
    ['with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="200" height="100"/>'],
    ['with a byte order mark', `\uFEFF${svg('viewBox="0 0 200 100"')}`],
    [
      'in UTF-16',
      Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${svg('viewBox="0 0 200 100"')}`, 'utf16le'),
    ],
    [
      'in a declared encoding',
      `<?xml version="1.0" encoding="iso-8859-1"?>${svg('width="200" height="100"')}`,
    ],
  ])('reads the size from the root element of an SVG %s', (_, text) => {
    const store = createFileStore(makeProject({ 'content/a.svg': text }));
    expect(store.image('content/a.svg')).toMatchObject({ width: 200, height: 100 });
  });

  it('leaves files of static/ where they are', () => {
    const store = createFileStore(
      makeProject({ 'static/img/a.svg': svg('width="1" height="1"'), 'static/a.pdf': 'x' }),
    );
    expect(store.image('static/img/a.svg')).toMatchObject({ address: '/img/a.svg', assets: [] });
    expect(store.file('static/a.pdf')).toEqual({ address: '/a.pdf', assets: [] });
  });

  it('distinguishes missing files from unreadable ones', () => {
    const store = createFileStore(
      makeProject({ 'content/a.png': 'no picture', 'content/b.svg': '', 'content/c/d.md': '' }),
    );
    expect(store.image('content/a.png')).toBe('unreadable');
    expect(store.image('content/b.svg')).toBe('unreadable');
    expect(store.image('gone.png')).toBeUndefined();
    expect(store.file('content/c')).toBeUndefined();
    expect(store.siblings('gone/x.png')).toEqual([]);
  });

  it('refuses sizes that no page could show and no copy could have', () => {
    const sizes = [
      'width="1000000000" height="1000000000"',
      'viewBox="0 0 16384 1"',
      'width="1" height="1e9"',
    ];
    const files = Object.fromEntries(sizes.map((size, index) => [`content/${index}.svg`, svg(size)]));
    const store = createFileStore(makeProject(files));
    expect(Object.keys(files).map((file) => store.image(file))).toEqual(sizes.map(() => 'unreadable'));
    const largest = makeProject({ 'content/a.svg': svg('width="16383" height="1"') });
    expect(createFileStore(largest).image('content/a.svg')).toMatchObject({ width: 16_383, height: 1 });
  });

  it('never leaves the project', () => {
    const store = createFileStore(makeProject({}));
    expect(store.file('../../../../etc/hostname')).toBeUndefined();
    expect(store.file('/etc/hostname')).toBeUndefined();
  });
});

it('publishes raster images as they are, if asked', () => {
  const project = makeProject({ 'content/a.png': LARGE_PNG });
  const assetsOf = (originals: boolean) => {
    const info = createFileStore(project, originals).image('content/a.png');
    return typeof info === 'object' ? info.assets.map(({ to }) => to.replace(/-[\da-f]{8}/, '')) : [];
  };
  expect(assetsOf(false)).toEqual(['assets/a.png', 'assets/a-760.webp', 'assets/a-1000.webp']);
  expect(assetsOf(true)).toEqual(['assets/a.png']);
});

it('shows raster images as they are while a writer works', async () => {
  const files = both({ '01-index.md': page('![Image](./a.png)\n'), 'a.png': LARGE_PNG });
  const namesOf = async (production: boolean) => {
    const { assets } = await siteOf(files, { production });
    return assets.map(({ to }) => to.replace(/-[\da-f]{8}/, ''));
  };
  expect(await namesOf(true)).toContain('assets/a-1000.webp');
  expect(await namesOf(false)).toEqual(['assets/a.png']);
});

describe('splitColorScheme', () => {
  it('makes a light and a dark variant', () => {
    expect(
      splitColorScheme('<style>a{x:1}@media (prefers-color-scheme:dark) {a{x:2}b{y:3}}c{z:4}</style>'),
    ).toEqual({
      light: '<style>a{x:1}c{z:4}</style>',
      dark: '<style>a{x:1}a{x:2}b{y:3}c{z:4}</style>',
    });
  });

  it('leaves pictures without such a block, with several, or with an open one', () => {
    const block = '@media (prefers-color-scheme: dark){a{}}';
    expect(splitColorScheme('<svg/>')).toBeUndefined();
    expect(splitColorScheme(block + block)).toBeUndefined();
    expect(splitColorScheme(block.slice(0, -1))).toBeUndefined();
  });
});
