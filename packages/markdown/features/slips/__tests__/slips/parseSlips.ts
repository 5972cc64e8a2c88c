import { slips } from './slip';

/** Texts that cannot be parsed: each is one error, at the line of its cause. */
export const PARSE_SLIPS = slips([
  ['a less-than sign before a number', '段。\n\n压力 <5 时停机。\n', '7 parse', /\\</],
  ['a less-than sign before a percentage', '低于 <5% 时停机。\n', '5 parse', /\\</],
  ['a less-than-or-equal sign', '值 <= 5。\n', '5 parse', /\\</],
  ['a break that is not closed', '甲<br>乙\n', '5 parse', /<br \/>/],
  ['a line that is not closed', '甲\n\n<hr>\n\n乙\n', '7 parse', /<hr \/>/],
  ['an image that is not closed', '<img src="./images/a.svg" alt="图">\n', '5 parse', /<img … \/>/],
  ['braces of a template', '写 {{ .Values.name }} 。\n', '5 parse', /\\\{/],
  ['braces of JSON', '返回 {"a": 1} 。\n', '5 parse', /\\\{/],
  ['an open brace', '写 {name 即可。\n', '5 parse', /\\\{/],
  ['an expression', '写 {name} 即可。\n', '5 expression', /\\\{/],
  ['an id with spaces', '## 标题 {#how it flows}\n', '5 parse', /an id/],
  ['an id with a slash', '## 标题 {#a/b}\n', '5 parse', /an id/],
  ['a placeholder in angle brackets', '写 <你的名字> 。\n', '5 parse', /backticks/],
  ['a name in angle brackets', '运行 npm run <name> 。\n', '5 parse', /backticks/],
  [
    'tabs that are not closed',
    '<Tabs>\n<TabItem value="a" label="甲">\n\n甲\n\n</TabItem>\n',
    '5 parse',
    /close/,
  ],
  [
    'a tab that is not closed',
    '<Tabs>\n<TabItem value="a" label="甲">\n\n甲\n\n</Tabs>\n',
    '6 parse',
    /close/,
  ],
  ['a closing tag alone', '甲\n\n</details>\n', '7 parse', /open/],
  ['curly quotes around an attribute', '<Tabs groupId=“os”>\n</Tabs>\n', '5 parse', /straight quotes/],
  [
    'a fence in a tab that is not closed',
    '<Tabs>\n<TabItem value="a" label="a">\n\n```bash\nls\n\n</TabItem>\n</Tabs>\n',
    '8 open-fence',
  ],
  ['a paragraph that begins with export', 'export 数据后继续。\n', '5 parse', /export/],
  ['a paragraph that begins with import', 'import the file, then go on.\n', '5 parse', /import/],
  ['a declaration of HTML', '<!DOCTYPE html>\n', '5 parse', /backticks|remove/],
  ['a comment that does not end', '<!-- 注\n\n段。\n', '5 parse', /-->/],
  ['code that cannot run', 'export const a = 1;\n', '5 export'],
]);
