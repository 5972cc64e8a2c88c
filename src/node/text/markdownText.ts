/** Characters that Markdown reads as markup wherever they stand. */
const MARKUP = /[\\`*[\]<]|~~|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What makes a paragraph a heading, quote, list, rule or table when it stands first. */
const BLOCK_START = /^(?:#{1,6}(?=\s|$)|[>|]|[+-](?=\s|$|-)|={1,}$|\d{1,9}(?=[.)](?:\s|$)))/;

/** A text as Markdown that reads as just that text. */
export function escapeMarkdown(text: string): string {
  return text.replace(MARKUP, (sign) => `\\${sign}`);
}

/** A paragraph of Markdown that begins no other block. */
export function escapeBlockStart(paragraph: string): string {
  return paragraph.replace(BLOCK_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** Backticks that enclose a text: one more than the longest run in it, and at least `least`. */
export function backticks(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  return '`'.repeat(longest >= least ? longest + 1 : least);
}

/** Code within a line. */
export function codeSpan(text: string): string {
  const fence = backticks(text, 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return fence + space + text + space + fence;
}

/** A block of code with its language and title. */
export function codeFence(code: string, language: string, title: string): string {
  const fence = backticks(code, 3);
  const info = [language, title && `title="${title.replace(/["`]/g, '')}"`].filter(Boolean).join(' ');
  return `${fence}${info}\n${code.replace(/\n$/, '')}\n${fence}`;
}

/** Marks around a text; spaces at its ends stay outside, where Markdown wants them. */
export function surround(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return inner ? before + mark + inner + mark + after : text;
}

/** Target of a link between its parentheses. */
export function linkTarget(href: string): string {
  return href.replace(/[\s()<>]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURI(sign)));
}

/** Puts a prefix before the first line of a block and another before the rest. */
export function prefixLines(block: string, first: string, rest: string): string {
  return block
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line && rest + line))
    .join('\n');
}
