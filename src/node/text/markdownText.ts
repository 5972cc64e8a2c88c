/** Characters that are markup anywhere in Markdown. */
const MARKUP = /[\\`*[\]<]|~~|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** Characters that start a heading, quote, list, rule or table. */
const BLOCK_START = /^(?:#{1,6}(?=\s|$)|[>|]|[+-](?=\s|$|-)|={1,}$|\d{1,9}(?=[.)](?:\s|$)))/;

/** Escapes text for Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(MARKUP, (sign) => `\\${sign}`);
}

/** Escapes the start of a paragraph, so that it does not start another block. */
export function escapeBlockStart(paragraph: string): string {
  return paragraph.replace(BLOCK_START, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`));
}

/** Backtick fence for a text: one longer than the longest run in it, and at least `least` long. */
export function backticks(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  return '`'.repeat(longest >= least ? longest + 1 : least);
}

/** Inline code. */
export function codeSpan(text: string): string {
  const fence = backticks(text, 1);
  const space = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return fence + space + text + space + fence;
}

/** A code block with language and title. */
export function codeFence(code: string, language: string, title: string): string {
  const fence = backticks(code, 3);
  const info = [language, title && `title="${title.replace(/["`]/g, '')}"`].filter(Boolean).join(' ');
  return `${fence}${info}\n${code.replace(/\n$/, '')}\n${fence}`;
}

/** Wraps a text in delimiters; leading and trailing spaces stay outside, as Markdown requires. */
export function surround(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return inner ? before + mark + inner + mark + after : text;
}

/** Escapes a link target. */
export function linkTarget(href: string): string {
  return href.replace(/[\s()<>]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURI(sign)));
}

/** Prefixes the first line of a block and, differently, the rest. */
export function prefixLines(block: string, first: string, rest: string): string {
  return block
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line && rest + line))
    .join('\n');
}
