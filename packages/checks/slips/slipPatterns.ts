import { ADMONITIONS } from '@idmp/compile';
import type { Phrase, ProblemCode, ProblemValues } from '@idmp/model';

/** Something that was meant as Markdown, but is shown as text. */
export interface Slip {
  pattern: RegExp;
  code: ProblemCode;
  /** What the hint shows. */
  values?: (found: string) => ProblemValues;
}

/** What a link or image can lead to. */
const TARGET = String.raw`\s*<?(?:\.{0,2}\/|https?:|mailto:|#|[^\s()（）[\]]+\.(?:mdx?|html?|svg|png|jpe?g|gif|webp|pdf)\b)`;
const KINDS = ADMONITIONS.join('|');

/** The first characters of a text, in one line. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** A link or image with signs that are not those of Markdown. */
export const LINK: Slip = {
  pattern: new RegExp(
    String.raw`(?<!\\)[!！]?[\[［【][^\[\]\n［］【】]*[\]］】]\s?(?:（${TARGET}|\(${TARGET})[^)）\n]*[)）]?`,
    'gu',
  ),
  code: 'markdown-text.link',
  values: (found) => ({ advice: { phrase: linkHint(found) } }),
};

/** Slips anywhere in a text. The text is searched as it is written, so that escaped signs are not found. */
export const INLINE: readonly Slip[] = [
  LINK,
  {
    pattern: new RegExp(String.raw`(?<!\\)[(（][^()（）\n]+[)）]\s?\[${TARGET}[^\]\n]*\]`, 'gu'),
    code: 'markdown-text.link-order',
  },
  {
    pattern: /(?<![\\\w\]])\[[^[\]\n]+\]\[(?!\^)[^[\]\n]+\]/gu,
    code: 'markdown-text.reference',
    values: (found) => ({ label: found.slice(found.lastIndexOf('[')) }),
  },
  {
    pattern: /(?<!\\)\[\^[^[\]\s]+\]/gu,
    code: 'markdown-text.no-footnote',
  },
  {
    pattern: /[｛{]#[\w-]+[｝}]/gu,
    code: 'markdown-text.heading-id',
    values: (found) => ({ id: found.slice(2, -1) }),
  },
  {
    pattern: /｀[^｀\n]+｀/gu,
    code: 'markdown-text.backtick',
  },
  {
    pattern:
      /(?<!\\)\$\$[^$]+\$\$|(?<![\\$\w])\$(?=[A-Za-z]\$|[^$\n]*[=^_\\])[^\s$][^$\n]*(?<!\s)\$(?![\w$])/gu,
    code: 'markdown-text.formula',
  },
  {
    pattern: /(?<![\\=\w])==(?![\s=])[^=\n]+(?<!\s)==(?![\w=])/gu,
    code: 'markdown-text.mark',
    values: (found) => ({ text: shorten(found.slice(2, -2)) }),
  },
];

/** Slips at the start of a line; the first that matches is reported. */
export const AT_LINE_START: readonly Slip[] = [
  {
    pattern: /^(?:#{2,6}(?=[^#\s])|#(?=\p{Script=Han})|[#＃]*＃[#＃]*[ \t]?).*/u,
    code: 'markdown-text.heading',
    values: (found) => ({
      correct: shorten(found.replace(/^([#＃]+)\s*/, (signs) => `${'#'.repeat(signs.trim().length)} `)),
    }),
  },
  {
    pattern: /^\d{1,2}[.．、](?=\p{Script=Han}).*/u,
    code: 'markdown-text.number',
    values: (found) => ({ correct: shorten(found.replace(/^(\d+)[.．、]/, '$1. ')) }),
  },
  {
    pattern: /^[-－](?=\p{Script=Han}).*/u,
    code: 'markdown-text.hyphen',
    values: (found) => ({ correct: shorten(found.slice(1)) }),
  },
  {
    pattern: /^[•●○▪◦‣]\s*(?=\S).*/u,
    code: 'markdown-text.bullet',
    values: (found) => ({ correct: shorten(found.slice(1).trim()) }),
  },
  {
    pattern: new RegExp(String.raw`^(?:[:：]{2,}\s*|[!！?？]{3}\s*)(?:${KINDS})(?![a-z]).*`, 'iu'),
    code: 'markdown-text.admonition',
    values: (found) => ({ kind: /[a-z]+/i.exec(found)?.[0].toLowerCase() }),
  },
  {
    pattern: /^\[{1,2}_?toc_?\]{1,2}$/iu,
    code: 'markdown-text.toc',
  },
  {
    pattern: new RegExp(String.raw`^\[!(?!(?:${KINDS})\])[a-z]+\]`, 'iu'),
    code: 'markdown-text.alert',
    values: () => ({ known: ADMONITIONS.map((kind) => `[!${kind.toUpperCase()}]`) }),
  },
  {
    pattern: /^(?:'{3}|‘{2,}|’{2,}|·{3}|“{2,}|｀{3}).*/u,
    code: 'markdown-text.fence',
  },
];

/** Slips at the start of a line that goes on a paragraph. */
export const AT_NEXT_LINE: readonly Slip[] = [
  {
    pattern: /^\d{1,2}[.)] \S.*/u,
    code: 'markdown-text.item',
  },
];

function linkHint(found: string): Phrase {
  if (/[［］【】！]|[\]］】]\s?（|）$/u.test(found)) return 'link-half-width';
  if (/\]\s\(/.test(found)) return 'link-space';
  if (/[“”‘’]/.test(found)) return 'link-quotes';
  return 'link-address-space';
}
