import { both, page } from '../../../../content/__tests__/project';
import { ENGLISH, PAGE, slips } from './slip';

const head = (fields: string, text = 'Text.\n'): string => `---\n${fields}\n---\n${text}`;
const elements = page('## Create {#create}\n\n![A](./images/a.svg)\n', 'Elements');
const renamed = {
  'content/zh-Hans/05-basic/01-elements.md': null,
  'content/en/05-basic/01-elements.md': null,
  ...both({ '05-basic/03-items.md': elements }),
};
const onPage = (text: string): Record<string, string> => ({ [PAGE]: text });

/** Front matter, links, images, components, names and lists. */
export const FIELD_SLIPS = slips([
  [
    'a misspelt field',
    onPage(head('title: A\ndescription: B\nsidebar_lable: C')),
    '4 unknown-field',
    /sidebar_label/,
  ],
  ['a field of the wrong type', onPage(head('title: A\ndescription: B\nunlisted: maybe')), '4 wrong-type'],
  [
    'numbers in a list of words',
    onPage(head('title: A\ndescription: B\nkeywords: [1.10, true]')),
    '4 wrong-type',
    /quote/,
  ],
  [
    'a tab in the front matter',
    onPage(head('title: A\n\tdescription: B')),
    '3 front-matter-syntax',
    /spaces/,
  ],
  [
    'a list that is not closed',
    onPage(head('title: A\nkeywords: [a, b\ndescription: B')),
    '3 front-matter-syntax',
    /\]/,
  ],
  ['an indented field', onPage(head('title: A\n description: B')), '3 front-matter-syntax', /first column/],
  ['a colon in a text', onPage(head('title: A\ndescription: B: C')), '3 front-matter-syntax', /quote/],
  [
    'a full-width colon behind a field',
    onPage(head('title：A\ndescription: B')),
    '2 front-matter-syntax',
    /half-width|":/,
  ],
  [
    'no space behind the colon of a field',
    onPage(head('title:A\ndescription: B')),
    '2 front-matter-syntax',
    /space/,
  ],
  ['a quote that does not end', onPage(head('title: "A\ndescription: B')), '2 front-matter-syntax'],
  [
    'the same field twice',
    onPage(head('title: A\ntitle: B\ndescription: C')),
    '3 front-matter-syntax',
    /one of the two/,
  ],
  [
    'an indented item in a list of words',
    onPage(head('title: A\ndescription: B\nkeywords:\n- a\n  - b')),
    '6 wrong-type',
    /column/,
  ],
  ['front matter that is not closed', onPage('---\ntitle: A\n\nText.\n'), '1 open-front-matter'],
  [
    'front matter below an empty line',
    onPage('\n---\ntitle: A\n---\n\nText.\n'),
    '1 front-matter-syntax',
    /empty lines/,
  ],
  ['front matter closed by too many signs', onPage('---\ntitle: A\n----\n\nText.\n'), '1 open-front-matter'],
  ['no title', onPage(head('description: B')), '1 no-title'],
  [
    'the slug of another page',
    onPage(head('title: A\ndescription: B\nslug: /basic/elements')),
    [`${ENGLISH}:1 counterpart-address`, '4 duplicate-address'],
  ],
  [
    'an alias that is a page',
    onPage(head('title: A\ndescription: B\naliases: [/basic/elements]')),
    '4 alias',
  ],
  [
    'a neighbor that does not exist',
    onPage(head('title: A\ndescription: B\npagination_next: element')),
    '4 dead-link',
  ],
  [
    'an image for previews that does not exist',
    onPage(head('title: A\ndescription: B\nimage: /img/a.png')),
    '4 missing-image',
  ],
  [
    'a draft in one language',
    { [ENGLISH]: head('title: A\ndescription: B\ndraft: true') },
    `${ENGLISH}:4 no-counterpart`,
    /draft/,
  ],
  [
    'texts of the template',
    '## First section\n\nThe text of the section.\n',
    ['5 template-text', '7 template-text'],
  ],
]);

/** Links, images and components. */
export const LINK_SLIPS = slips([
  ['a link to a file with a slip', '见 [A](./01-element.md)。\n', '5 dead-link', /01-elements\.md/],
  [
    'a link to a file in another folder',
    '见 [A](../01-elements.md)。\n',
    '5 dead-link',
    /\.\/01-elements\.md/,
  ],
  ['a link in upper case', '见 [A](./01-Elements.md)。\n', '5 dead-link', /01-elements\.md/],
  ['a link to an address with a slip', '见 [A](/basic/element)。\n', '5 dead-link', /basic\/elements/],
  [
    'a link to a heading with a slip',
    '见 [A](./01-elements.md#creat)。\n',
    '5 dead-anchor',
    /#create|create/,
  ],
  ['a link to a heading of this page', '见 [A](#creat)。\n', '5 dead-anchor'],
  ['a link by a name', '见 [A][a]。\n\n[a]: ./gone.md\n', '5 dead-link'],
  ['a link in HTML', '见 <a href="./gone.md">A</a>。\n', '5 dead-link'],
  ['a link to the other language', '见 [A](../../en/05-basic/01-elements.md)。\n', '5 other-language'],
  ['a link without address', '见 [A]()。\n', '5 dead-link', /address/],
  ['a link to a file of the writer', '见 [A](file:///C:/a.md)。\n', '5 link-scheme'],
  ['a link with backslashes', '见 [A](.\\01-elements.md)。\n', '5 dead-link', /01-elements\.md/],
  ['a link with a full-width colon', '见 [A](https：//example.com)。\n', '5 dead-link', /:/],
  [
    'a page that was deleted',
    { 'content/zh-Hans/05-basic/01-elements.md': null, 'content/en/05-basic/01-elements.md': null },
    ['content/en/index.md:5 dead-link', 'content/zh-Hans/index.md:5 dead-link'],
  ],
  [
    'a page that was renamed',
    renamed,
    ['content/en/index.md:5 dead-link', 'content/zh-Hans/index.md:5 dead-link'],
  ],
  ['an image that does not exist', '![图](./images/b.svg)\n', '5 missing-image', /a\.svg/],
  ['an image in upper case', '![图](./images/A.svg)\n', '5 missing-image', /a\.svg/],
  ['an image of another site', '![图](https://example.com/a.png)\n', '5 remote-image'],
  ['an image in the text', '![图](data:image/png;base64,AA)\n', '5 remote-image', /images\//],
  [
    'an image that cannot be read',
    { [PAGE]: page('![图](./images/b.png)\n'), 'content/zh-Hans/05-basic/images/b.png': 'no image' },
    '5 unreadable-image',
  ],
  [
    'an image without text',
    { [PAGE]: page('![](./images/a.svg)\n'), 'content/house-rules.json': '["missing-alt"]' },
    '5 missing-alt',
  ],
  ['an unknown component', '<Tab />\n', '5 unknown-component', /<Tabs>/],
  ['a tab without value and label', '<Tabs>\n<TabItem>\n甲\n</TabItem>\n</Tabs>\n', '6 tab-value'],
  [
    'two tabs of one value',
    '<Tabs>\n<TabItem value="a" label="甲">甲</TabItem>\n<TabItem value="a" label="乙">乙</TabItem>\n</Tabs>\n',
    '7 tab-value',
  ],
  ['a tab outside of tabs', '<TabItem value="a" label="甲">\n甲\n</TabItem>\n', '5 outside'],
  [
    'text between tabs',
    '<Tabs>\n甲\n<TabItem value="a" label="甲">甲</TabItem>\n</Tabs>\n',
    '5 tabs-content',
  ],
  ['cards of a page that does not exist', '<DocCardList of="gone" />\n', '5 dead-link'],
  ['a script', '<script src="/a.js"></script>\n', '5 refused-element'],
  ['an attribute of a style', '<p style="color: red">甲</p>\n', '5 style-attribute'],
  ['a partial that does not exist', "import P from './_p.md'\n\n<P />\n", '7 missing-partial'],
  ['a component of another site', "import X from '@site/src/X';\n\n<X />\n", '7 foreign-component'],
  ['an import that nothing uses', "import X from '@site/src/X';\n\n甲\n", '5 foreign-component'],
  [
    'packages of an unknown product',
    {
      [PAGE]: page('<PkgList productName="Pmup" />\n'),
      'static/version-json/product-data.json':
        '[{ "name": "Pump", "versions": [{ "name": "a", "download-url": "https://example.com/a" }] }]',
    },
    '5 packages',
    /Pump/,
  ],
  ['a value that nobody fills', '版本 {{VERSION}}。\n', '5 unknown-value'],
]);

/** Names of files, and lists of the content. */
export const FILE_SLIPS = slips([
  [
    'a page in one language',
    { 'content/zh-Hans/05-basic/03-more.md': page() },
    'content/zh-Hans/05-basic/03-more.md:1 no-counterpart',
  ],
  [
    'a number twice',
    both({ '05-basic/02-more.md': page() }),
    ['content/en/05-basic/02-more.md:1 same-order', 'content/zh-Hans/05-basic/02-more.md:1 same-order'],
  ],
  [
    'a heading id that differs',
    { [PAGE]: page('## 一 {#one}\n'), [ENGLISH]: page('## One {#eins}\n') },
    [`${ENGLISH}:1 heading-ids`, `${ENGLISH}:5 heading-ids`],
  ],
  ['a section in one language', '## 一 {#one}\n', `${ENGLISH}:1 heading-ids`, /translate/],
  ...(
    [
      ['10:30', 'address'],
      ['a|b', 'address'],
      ['say "hi"', 'address'],
      ['aux', 'address'],
      ['con', 'address'],
      ['tail.', 'address'],
      ['zero\u200Bwidth', 'address'],
      ['soft\u00ADhyphen', 'address'],
      ['bidi\u202Ename', 'address'],
      ['nbsp\u00A0name', 'address'],
    ] as const
  ).map(([name, kind]): [string, Record<string, string | Uint8Array>, string[]] => {
    const files = both({ [`05-basic/${name}.md`]: page() }) as Record<string, string>;
    return [`the name ${JSON.stringify(name)}`, files, Object.keys(files).map((file) => `${file}:1 ${kind}`)];
  }),
  [
    'a text with another ending',
    { 'content/zh-Hans/05-basic/03-more.markdown': page() },
    'content/zh-Hans/05-basic/03-more.markdown:1 lost-document',
  ],
  ['a text that is not UTF-8', { [PAGE]: Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xb1, 0xea]) }, '2 not-utf8'],
  [
    'a popular page that does not exist',
    { 'content/popular.json': '["basic",\n"gone"]' },
    'content/popular.json:2 popular-page',
  ],
  [
    'an announcement without one language',
    { 'content/announcements.json': '[{ "id": "a", "closable": true, "text": { "zh-Hans": "甲" } }]' },
    'content/announcements.json:1 word-list',
  ],
  [
    'an announcement of a page that does not exist',
    {
      'content/announcements.json':
        '[{ "id": "a", "closable": true, "page": "gone", "text": { "zh-Hans": "甲", "en": "A" } }]',
    },
    'content/announcements.json:1 announcement',
  ],
  [
    'a comma too many in a list',
    { 'content/popular.json': '["basic",]' },
    'content/popular.json:1 word-list',
  ],
  [
    'a conflict in a list',
    { 'content/popular.json': '<<<<<<< HEAD\n[]\n=======\n[]\n>>>>>>> main\n' },
    'content/popular.json:1 conflict',
  ],
  [
    'questions about a page that does not exist',
    { 'content/questions/gone.yml': 'en:\n  page: [How?]\n' },
    'content/questions/gone.yml:2 question',
  ],
  [
    'a house rule with a slip',
    { 'content/house-rules.json': '[\n"no-desription"]' },
    'content/house-rules.json:2 word-list',
  ],
  [
    'a category without page',
    { 'content/zh-Hans/a/_category_.json': '{ "link": { "type": "generated-index" } }' },
    ['content/zh-Hans/a/_category_.json:1 category-file', 'content/zh-Hans/a/_category_.json:1 sidebar-item'],
  ],
]);
