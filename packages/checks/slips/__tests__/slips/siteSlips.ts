import { both, page } from '../../../../content/__tests__/project';
import { ENGLISH, PAGE, slips, type Row } from './slip';

/** A slip that is one only where the content has switched a rule on. */
const house = (rule: string, name: string, text: string, expected: string): Row => [
  name,
  { [PAGE]: page(text), 'content/house-rules.json': `["${rule}"]` },
  expected,
];

/** Slips in several files, in names and lists, and against house rules. */
export const SITE_SLIPS = slips([
  house('heading-level', 'a level of headings left out', '#### 标题\n', '5 heading-level'),
  house('fence-language', 'a fence without language', '```\nls\n```\n', '5 fence-language'),
  house('sample', 'JSON with a comma too many', '```json\n{\n  "a": 1,\n}\n```\n', '8 sample'),
  house(
    'sample',
    'the same in an item',
    '1. 步\n\n   ```json\n   {\n     "a": 1,\n   }\n   ```\n',
    '10 sample',
  ),
  house('sample', 'JSON with a quote too few', '```json\n{\n  a": 1\n}\n```\n', '7 sample'),
  house('sample', 'YAML with a tab', '```yaml\na:\n\tb: 1\n```\n', '7 sample'),
  house(
    'literal-emphasis',
    'a space inside the asterisks',
    'This is ** not bold** at all.\n',
    '5 literal-emphasis',
  ),
  house('missing-alt', 'an image without text', '![](./images/a.svg)\n', '5 missing-alt'),
  [
    'code that differs between the languages',
    {
      [PAGE]: page('```bash\nls -l\n```\n'),
      [ENGLISH]: page('```bash\nls -a\n```\n'),
      'content/house-rules.json': '["code-differs"]',
    },
    `${ENGLISH}:5 code-differs`,
  ],
  [
    'a draft in one language',
    { [ENGLISH]: '---\ntitle: A\ndescription: B\ndraft: true\n---\n' },
    `${ENGLISH}:4 no-counterpart`,
    'draft',
  ],
  [
    'a page that was deleted',
    { 'content/zh-Hans/05-basic/01-elements.md': null, 'content/en/05-basic/01-elements.md': null },
    ['content/en/index.md:5 dead-link', 'content/zh-Hans/index.md:5 dead-link'],
  ],
  [
    'an image that cannot be read',
    { [PAGE]: page('![图](./images/b.png)\n'), 'content/zh-Hans/05-basic/images/b.png': 'no image' },
    '5 unreadable-image',
  ],
  [
    'packages of an unknown product',
    {
      [PAGE]: page('<PkgList productName="Pmup" />\n'),
      'static/version-json/product-data.json':
        '[{ "name": "Pump", "versions": [{ "name": "a", "download-url": "https://example.com/a" }] }]',
    },
    '5 packages',
    'Pump',
  ],
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
  ['a section in one language', '## 一 {#one}\n', `${ENGLISH}:1 heading-ids`, 'translate'],
  [
    'a name that no address can have',
    both({ '05-basic/10:30.md': page() }),
    ['content/en/05-basic/10:30.md:1 address', 'content/zh-Hans/05-basic/10:30.md:1 address'],
  ],
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
    'a category with a wrong value',
    { 'content/zh-Hans/05-basic/_category_.json': '{ "position": "x" }' },
    'content/zh-Hans/05-basic/_category_.json:1 category-file',
  ],
  [
    'an entry of the sidebar without page and items',
    { 'content/zh-Hans/_category_.json': '{ "items": [{ "page": "05-basic/index.md" }, { "label": "x" }] }' },
    ['content/zh-Hans/05-basic/index.md:5 empty-cards', 'content/zh-Hans/_category_.json:1 sidebar-item'],
  ],
  [
    'a term that is explained on no page',
    {
      'content/glossary.json':
        '[{ "id": "a", "see": "gone.md#x", "en": { "term": "a", "forbidden": [] }, "zh-Hans": { "term": "甲", "forbidden": [] } }]',
    },
    ['content/glossary.json:1 glossary-page', 'content/glossary.json:1 glossary-page'],
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
