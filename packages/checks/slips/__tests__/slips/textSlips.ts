import { textSlips } from './slip';

// One row for each: the slip → the text, or a page with its front matter → what is reported → what the hint names.

/** Markdown that a Chinese keyboard, another dialect or haste leaves as text. */
const PROSE = textSlips(`
  full-width brackets around an address → 见 [元素]（./01-elements.md）。 → 5 markdown-text → half-width
  full-width brackets around the text of a link → 见 ［元素］(./01-elements.md)。 → 5 markdown-text → half-width
  Chinese brackets around the text of a link → 见 【元素】(./01-elements.md)。 → 5 markdown-text → half-width
  one full-width bracket at the end → 见 [元素](./01-elements.md）。 → 5 markdown-text → half-width
  full-width brackets around an outside address → 见 [站点]（https://example.com/a）。 → 5 markdown-text
  a space between the brackets of a link → 见 [元素] (./01-elements.md)。 → 5 markdown-text → remove the space
  a space in an address → 见 [元素](./01 elements.md)。 → 5 markdown-text → %20
  a full-width exclamation mark of an image → ！[图](./images/a.svg) → 5 markdown-text
  curly quotes around the title of an image → ![图](./images/a.svg “标题”) → 5 markdown-text → straight quotes
  curly quotes around an address → 见 [元素](“./01-elements.md”)。 → 5 dead-link
  text and address of a link swapped → 见 (元素)[./01-elements.md]。 → 5 markdown-text → [text](address)
  no space after the sign of a heading → ##标题 → 5 markdown-text → ## 标题
  full-width signs of a heading → ＃＃ 标题 → 5 markdown-text → ## 标题
  no space after the number of a step → 1.步骤⏎2.步骤 → 5 markdown-text, 6 markdown-text
  a Chinese comma after the number of a step → 1、步骤⏎2、步骤 → 5 markdown-text, 6 markdown-text
  no space after the hyphen of an item → -项目 → 5 markdown-text
  a bullet of a word processor → • 项目⏎• 项目 → 5 markdown-text, 6 markdown-text → "- 项目"
  steps that begin again behind code → 1. 步⏎⏎\`\`\`bash⏎ls⏎\`\`\`⏎⏎1. 步 → 11 markdown-text → indent
  a list that begins with 2 below a paragraph → 步骤如下。⏎2. 步骤 → 6 markdown-text → empty line
  a slip in a quote → > 第一行⏎> ##标题 → 6 markdown-text
  a slip in an item → - 项⏎⏎  ##标题 → 7 markdown-text
  a slip in an admonition → :::note⏎##标题⏎::: → 6 markdown-text
  a full-width colon of an admonition → ：：：note⏎小心。⏎：：： → 5 markdown-text → :::note
  an admonition of two colons → ::note⏎小心。⏎:: → 5 markdown-text → :::note
  a space in front of the name of an admonition → ::: note⏎小心。⏎::: → 5 markdown-text → :::note
  an admonition without end → :::note⏎小心。 → 5 open-admonition
  an unknown admonition → :::nota⏎小心。⏎::: → 5 unknown-admonition → :::note
  an admonition of another tool → !!! note⏎    小心。 → 5 markdown-text → :::note
  an unknown alert of GitHub → > [!ATTENTION]⏎> 小心。 → 5 markdown-text → [!
  a footnote without definition → 脚注[^无]。 → 5 markdown-text
  a footnote that nothing refers to → 段。⏎⏎[^1]: 注。 → 7 markdown-text
  code by indentation → 段。⏎⏎    npm install⏎    npm start → 7 markdown-text
  full-width backticks → 运行｀npm start｀。 → 5 markdown-text → backtick
  a fence of quotes → '''bash⏎ls⏎''' → 5 markdown-text, 7 markdown-text → backtick
  a fence of Chinese dots → ···bash⏎ls⏎··· → 5 markdown-text, 7 markdown-text → backtick
  a fence that is never closed → 段。⏎⏎\`\`\`bash⏎ls⏎⏎## 标题 → 7 open-fence
  a fence closed by fewer signs → \`\`\`\`bash⏎ls⏎\`\`\` → 5 open-fence
  a fence closed by other signs → \`\`\`bash⏎ls⏎~~~ → 5 open-fence
  a fence closed by full-width signs → \`\`\`bash⏎ls⏎｀｀｀ → 5 open-fence
  a table without its second row → | 名 | 值 |⏎| a | b | → 5 table-rule
  a table with full-width bars → ｜名｜值｜⏎｜---｜---｜⏎｜a｜b｜ → 5 table-rule
  a row with a cell too many → | 名 | 值 |⏎|---|---|⏎| a | b | c | → 7 lost-cell
  a bar in code in a table → | 名 | 值 |⏎|---|---|⏎| \`a|b\` | c | → 7 lost-cell
  a second title → # 一⏎⏎# 二 → 7 second-h1
  a heading without text → ## → 5 empty-heading
  the same id twice → ## 一 {#a}⏎⏎## 二 {#a} → content/en/05-basic/02-attributes.md:1 heading-ids, 7 duplicate-id
  full-width braces around an id → ## 标题 ｛#a｝ → 5 markdown-text → {#a}
  a tab among spaces → - 一⏎  - 二⏎\t- 三 → 7 mixed-indent
  a reference without definition → 见 [元素][无]。 → 5 markdown-text
  conflict marks in prose → <<<<<<< HEAD⏎甲⏎=======⏎乙⏎>>>>>>> origin/main → 5 conflict
  conflict marks in code → \`\`\`bash⏎<<<<<<< HEAD⏎ls⏎=======⏎ls -l⏎>>>>>>> main⏎\`\`\` → 6 conflict
  the middle of a conflict left alone → 甲。⏎=======⏎乙。 → 6 conflict
  the end of a conflict left alone → 甲。⏎⏎>>>>>>> origin/main → 7 conflict
  a formula → 功率 $P = UI$ 。 → 5 markdown-text → picture
  a block of a formula → 甲⏎⏎$$⏎P = UI⏎$$ → 7 markdown-text → not supported
  marked text → 这是 ==重点== 内容。 → 5 markdown-text → **重点**
  a place for a table of contents → [TOC] → 5 markdown-text → remove
  another place for a table of contents → [[toc]] → 5 markdown-text → remove
`);

/** Code that readers copy, and that fails then. */
const CODE = textSlips(`
  a formula as code → \`\`\`math⏎P = UI⏎\`\`\` → 5 fence-language → picture
  an unknown language → \`\`\`bahs⏎ls⏎\`\`\` → 5 fence-language
  a space without width in a command → \`\`\`bash⏎ls⏎\u200Bkopia⏎\`\`\` → 7 code-sign → U+200B
  a space that does not break in code in a line → Run \`run\u00A0-p\`. → 5 code-sign
  a sign that turns the direction in code → \`\`\`bash⏎rm \u202Efdp.⏎\`\`\` → 6 code-sign
  a soft hyphen in code → \`\`\`yaml⏎a: x\u00ADy⏎\`\`\` → 6 code-sign
  a dash before an option → \`\`\`bash⏎ls ––all⏎\`\`\` → 6 code-sign → U+2013
  a space of Chinese in a command → \`\`\`bash⏎cp\u3000a b⏎\`\`\` → 6 code-sign → U+3000
  quotes of a text in a command → \`\`\`bash⏎echo “hello”⏎\`\`\` → 6 code-sign → U+201C
  quotes of a text in code in a line → Set \`name=’a’\`. → 5 code-sign → U+2019
  a minus before an option → \`\`\`bash⏎ls −v⏎\`\`\` → 6 code-sign → U+2212
  a Cyrillic letter in a command → \`\`\`bash⏎s\u0443do ls⏎\`\`\` → 6 code-sign → U+0443
  a Greek letter in a name → Run \`c\u03BFre\`. → 5 code-sign → U+03BF
  an escape in a command → \`\`\`bash⏎echo safe\u001B[2K⏎\`\`\` → 6 control-sign → U+001B
  a backspace in a text → 段\u0008。 → 5 control-sign → U+0008
  a next line in a heading → ## 标\u0085题 → 5 control-sign → U+0085
  a separator of lines in code → \`\`\`bash⏎curl\u2028x⏎\`\`\` → 6 control-sign → U+2028
  a value that nobody fills, in code → \`\`\`bash⏎tar xf idmp-{{PACKAGE}}.tar.gz⏎\`\`\` → 6 unknown-value
`);

/** Texts that cannot be parsed: each is one error, at the line of its cause. */
const PARSE = textSlips(`
  a less-than sign before a number → 段。⏎⏎压力 <5 时停机。 → 7 parse → \\<
  a less-than sign before a percentage → 低于 <5% 时停机。 → 5 parse → \\<
  a less-than-or-equal sign → 值 <= 5。 → 5 parse → \\<
  a break that is not closed → 甲<br>乙 → 5 parse → <br />
  a line that is not closed → 甲⏎⏎<hr>⏎⏎乙 → 7 parse → <hr />
  an image that is not closed → <img src="./images/a.svg" alt="图"> → 5 parse → <img … />
  braces of a template → 写 {{ .Values.name }} 。 → 5 parse → \\{
  braces of JSON → 返回 {"a": 1} 。 → 5 parse → \\{
  an open brace → 写 {name 即可。 → 5 parse → \\{
  an expression → 写 {name} 即可。 → 5 expression → \\{
  a formula with braces → $\\frac{1, 2}{b}$ → 5 expression → formulas
  a formula that is no expression → $x^{2 n}$ → 5 parse → formulas
  a width behind an image → ![图](./images/a.svg){width=50%} → 5 parse → <img
  a property of a partial on a page → 写 {props.name} 即可。 → 5 expression → \\{
  a placeholder before an id that is right → ## 什么是 <T>？ {#what} → 5 parse → \\<
  an id with spaces → ## 标题 {#how it flows} → 5 parse → an id
  an id with a slash → ## 标题 {#a/b} → 5 parse → an id
  a placeholder in angle brackets → 写 <你的名字> 。 → 5 parse → backticks
  a name in angle brackets → 运行 npm run <name> 。 → 5 parse → backticks
  tabs that are not closed → <Tabs>⏎<TabItem value="a" label="甲">⏎⏎甲⏎⏎</TabItem> → 5 parse → close
  a tab that is not closed → <Tabs>⏎<TabItem value="a" label="甲">⏎⏎甲⏎⏎</Tabs> → 6 parse → close
  a closing tag alone → 甲⏎⏎</details> → 7 parse → open
  curly quotes around an attribute → <Tabs groupId=“os”>⏎</Tabs> → 5 parse → straight quotes
  a fence in a tab that is not closed → <Tabs>⏎<TabItem value="a" label="a">⏎⏎\`\`\`bash⏎ls⏎⏎</TabItem>⏎</Tabs> → 8 open-fence
  a paragraph that begins with export → export 数据后继续。 → 5 parse → export
  a paragraph that begins with import → import the file, then go on. → 5 parse → import
  a declaration of HTML → <!DOCTYPE html> → 5 parse → backticks
  a comment that does not end → <!-- 注⏎⏎段。 → 5 parse → -->
  code that cannot run → export const a = 1; → 5 export
`);

/** Front matter. */
const FIELDS = textSlips(`
  a misspelt field → ---⏎title: A⏎description: B⏎sidebar_lable: C⏎---⏎Text. → 4 unknown-field → sidebar_label
  a field of the wrong type → ---⏎title: A⏎description: B⏎unlisted: maybe⏎---⏎Text. → 4 wrong-type
  numbers in a list of words → ---⏎title: A⏎description: B⏎keywords: [1.10, true]⏎---⏎Text. → 4 wrong-type → quote
  a tab in the front matter → ---⏎title: A⏎\tdescription: B⏎---⏎Text. → 3 front-matter-syntax → spaces
  a list that is not closed → ---⏎title: A⏎keywords: [a, b⏎description: B⏎---⏎Text. → 3 front-matter-syntax → ]
  an indented field → ---⏎title: A⏎ description: B⏎---⏎Text. → 3 front-matter-syntax → first column
  a colon in a text → ---⏎title: A⏎description: B: C⏎---⏎Text. → 3 front-matter-syntax → quote
  a full-width colon behind a field → ---⏎title：A⏎description: B⏎---⏎Text. → 2 front-matter-syntax
  no space behind the colon of a field → ---⏎title:A⏎description: B⏎---⏎Text. → 2 front-matter-syntax → space
  a quote that does not end → ---⏎title: "A⏎description: B⏎---⏎Text. → 2 front-matter-syntax
  the same field twice → ---⏎title: A⏎title: B⏎description: C⏎---⏎Text. → 3 front-matter-syntax → one of the two
  an indented item in a list of words → ---⏎title: A⏎description: B⏎keywords:⏎- a⏎  - b⏎---⏎Text. → 6 wrong-type → column
  front matter that is not closed → ---⏎title: A⏎⏎Text. → 1 open-front-matter
  front matter below an empty line → ⏎---⏎title: A⏎---⏎⏎Text. → 1 front-matter-syntax → empty lines
  front matter closed by too many signs → ---⏎title: A⏎----⏎⏎Text. → 1 open-front-matter
  words in place of fields → ---⏎just words⏎---⏎⏎Text. → 2 front-matter-syntax → name: value
  no title → ---⏎description: B⏎---⏎Text. → 1 no-title
  front matter in another language → ---js⏎module.exports = {}⏎--- → 1 front-matter-language
  the slug of another page → ---⏎title: A⏎description: B⏎slug: /basic/elements⏎---⏎Text. → content/en/05-basic/02-attributes.md:1 counterpart-address, 4 duplicate-address
  an alias that is a page → ---⏎title: A⏎description: B⏎aliases: [/basic/elements]⏎---⏎Text. → 4 alias
  a neighbor that does not exist → ---⏎title: A⏎description: B⏎pagination_next: element⏎---⏎Text. → 4 dead-link
  an image for previews that does not exist → ---⏎title: A⏎description: B⏎image: /img/a.png⏎---⏎Text. → 4 missing-image
  texts of the template → ## First section⏎⏎The text of the section. → 5 template-text, 7 template-text
`);

/** Links, images and components. */
const LINKS = textSlips(`
  a link to a file with a slip → 见 [A](./01-element.md)。 → 5 dead-link → 01-elements.md
  a link to a file in another folder → 见 [A](../01-elements.md)。 → 5 dead-link → ./01-elements.md
  a link in upper case → 见 [A](./01-Elements.md)。 → 5 dead-link → 01-elements.md
  a link to an address with a slip → 见 [A](/basic/element)。 → 5 dead-link → basic/elements
  a link to a heading with a slip → 见 [A](./01-elements.md#creat)。 → 5 dead-anchor → #create
  a link to a heading of this page → 见 [A](#creat)。 → 5 dead-anchor
  a link by a name → 见 [A][a]。⏎⏎[a]: ./gone.md → 5 dead-link
  a link in HTML → 见 <a href="./gone.md">A</a>。 → 5 dead-link
  a link to the other language → 见 [A](../../en/05-basic/01-elements.md)。 → 5 other-language
  a link without address → 见 [A]()。 → 5 dead-link → address
  a link to a file of the writer → 见 [A](file:///C:/a.md)。 → 5 link-scheme
  a link with backslashes → 见 [A](.\\01-elements.md)。 → 5 dead-link → 01-elements.md
  a link with a full-width colon → 见 [A](https：//example.com)。 → 5 dead-link → :
  an image that does not exist → ![图](./images/b.svg) → 5 missing-image → a.svg
  an image in upper case → ![图](./images/A.svg) → 5 missing-image → a.svg
  an image of another site → ![图](https://example.com/a.png) → 5 remote-image
  an image on the disk of the writer → ![图](file:///etc/passwd) → 5 remote-image
  a video of another site → <video src="https://example.com/a.mp4" controls /> → 5 remote-file
  an image in the text → ![图](data:image/png;base64,AA) → 5 remote-image → images/
  an unknown component → <Tab /> → 5 unknown-component → <Tabs>
  a tab without value and label → <Tabs>⏎<TabItem>⏎甲⏎</TabItem>⏎</Tabs> → 6 tab-value
  two tabs of one value → <Tabs>⏎<TabItem value="a" label="甲">甲</TabItem>⏎<TabItem value="a" label="乙">乙</TabItem>⏎</Tabs> → 7 tab-value
  tabs that show a tab they do not have → <Tabs defaultValue="x">⏎<TabItem value="a" label="甲">甲</TabItem>⏎</Tabs> → 5 tab-value → a
  tabs without a tab → <Tabs>⏎</Tabs> → 5 empty-tabs
  a tab outside of tabs → <TabItem value="a" label="甲">⏎甲⏎</TabItem> → 5 outside
  text between tabs → <Tabs>⏎甲⏎<TabItem value="a" label="甲">甲</TabItem>⏎</Tabs> → 5 tabs-content
  cards of a page that does not exist → <DocCardList of="gone" /> → 5 dead-link
  a script → <script src="/a.js"></script> → 5 refused-element
  an attribute of a style → <p style="color: red">甲</p> → 5 style-attribute
  a partial that does not exist → import P from './_p.md'⏎⏎<P /> → 7 missing-partial
  a component of another site → import X from '@site/src/X';⏎⏎<X /> → 7 foreign-component
  an import that nothing uses → import X from '@site/src/X';⏎⏎甲 → 5 foreign-component
  a value that nobody fills → 版本 {{VERSION}}。 → 5 unknown-value
`);

/** Slips on one page. */
export const TEXT_SLIPS = [...PROSE, ...CODE, ...PARSE, ...FIELDS, ...LINKS];
