import { ADMONITIONS } from '../../../core/markdown/admonitions';
import type { Severity } from '../../../core/model/problem';

/** Something that was meant as Markdown, but is shown as text. */
export interface Slip {
  pattern: RegExp;
  /** A warning where readers could also be meant to see the signs. */
  severity: Severity;
  message: string;
  hint: (found: string) => string;
}

/** What a link or image can lead to. */
const TARGET = String.raw`\s*<?(?:\.{0,2}\/|https?:|mailto:|#|[^\s()（）[\]]+\.(?:mdx?|html?|svg|png|jpe?g|gif|webp|pdf)\b)`;
const KINDS = ADMONITIONS.join('|');
const NOT_A_LINK = 'is shown as text, not as a link or image';
const NOT_AN_ITEM = 'is shown as text, not as an item of a list';
const NOT_AN_ADMONITION = 'is shown as text, not as an admonition';
const NOT_CODE = 'is shown as text, not as code';

/** The first characters of a text. */
export const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A link or image with signs that are not those of Markdown. */
export const LINK: Slip = {
  pattern: new RegExp(
    String.raw`(?<!\\)[!！]?[\[［【][^\[\]\n［］【】]*[\]］】]\s?(?:（${TARGET}|\(${TARGET})[^)）\n]*[)）]?`,
    'gu',
  ),
  severity: 'error',
  message: NOT_A_LINK,
  hint: linkHint,
};

/** Slips anywhere in a text. The text is searched as it is written, so that escaped signs are not found. */
export const INLINE: readonly Slip[] = [
  LINK,
  {
    pattern: new RegExp(String.raw`(?<!\\)[(（][^()（）\n]+[)）]\s?\[${TARGET}[^\]\n]*\]`, 'gu'),
    severity: 'error',
    message: NOT_A_LINK,
    hint: () => 'write the text first: [text](address)',
  },
  {
    pattern: /(?<![\\\w\]])\[[^[\]\n]+\]\[(?!\^)[^[\]\n]+\]/gu,
    severity: 'warning',
    message: `${NOT_A_LINK}: the page does not define it`,
    hint: (found) => `add a line "${found.slice(found.lastIndexOf('['))}: address"`,
  },
  {
    pattern: /(?<!\\)\[\^[^\]\s]+\]/gu,
    severity: 'error',
    message: 'is shown as text: the page does not define this footnote',
    hint: (found) => `add a line "${found}: …", or remove it`,
  },
  {
    pattern: /[｛{]#[\w-]+[｝}]/gu,
    severity: 'error',
    message: 'is shown as text, not as the id of a heading',
    hint: (found) => `write {#${found.slice(2, -1)}} at the end of a heading`,
  },
  {
    pattern: /｀[^｀\n]+｀/gu,
    severity: 'error',
    message: NOT_CODE,
    hint: () => 'write the backtick ` of half width',
  },
];

/** Slips at the start of a line; the first that matches is reported. */
export const AT_LINE_START: readonly Slip[] = [
  {
    pattern: /^(?:#{2,6}(?=[^#\s])|#(?=\p{Script=Han})|[#＃]*＃[#＃]*[ \t]?).*/u,
    severity: 'error',
    message: 'is shown as text, not as a heading',
    hint: (found) =>
      `write "${shorten(found.replace(/^([#＃]+)\s*/, (signs) => `${'#'.repeat(signs.trim().length)} `))}"`,
  },
  {
    pattern: /^\d{1,2}[.．、](?=\p{Script=Han}).*/u,
    severity: 'warning',
    message: NOT_AN_ITEM,
    hint: (found) => `write a space behind the number: "${shorten(found.replace(/^(\d+)[.．、]/, '$1. '))}"`,
  },
  {
    pattern: /^[-－](?=\p{Script=Han}).*/u,
    severity: 'warning',
    message: NOT_AN_ITEM,
    hint: (found) => `write a space behind the hyphen: "- ${shorten(found.slice(1))}"`,
  },
  {
    pattern: /^[•●○▪◦‣]\s*(?=\S).*/u,
    severity: 'warning',
    message: NOT_AN_ITEM,
    hint: (found) => `write "- ${shorten(found.slice(1).trim())}"`,
  },
  {
    pattern: new RegExp(String.raw`^(?:[:：]{2,}\s*|[!！?？]{3}\s*)(?:${KINDS})(?![a-z]).*`, 'iu'),
    severity: 'error',
    message: NOT_AN_ADMONITION,
    hint: (found) =>
      `write ":::${/[a-z]+/i.exec(found)?.[0].toLowerCase() ?? ''}" on a line of its own, and ":::" below the text`,
  },
  {
    pattern: new RegExp(String.raw`^\[!(?!(?:${KINDS})\])[a-z]+\]`, 'iu'),
    severity: 'error',
    message: NOT_AN_ADMONITION,
    hint: () => `write one of ${ADMONITIONS.map((kind) => `[!${kind.toUpperCase()}]`).join(', ')}`,
  },
  {
    pattern: /^(?:'{3}|‘{2,}|’{2,}|·{3}|“{2,}|｀{3}).*/u,
    severity: 'error',
    message: NOT_CODE,
    hint: () => 'begin and end code with a line of three backticks: ```',
  },
];

/** Slips at the start of a line that goes on a paragraph. */
export const AT_NEXT_LINE: readonly Slip[] = [
  {
    pattern: /^\d{1,2}[.)] \S.*/u,
    severity: 'warning',
    message: NOT_AN_ITEM,
    hint: () => 'put an empty line before it',
  },
];

function linkHint(found: string): string {
  if (/[［］【】！]|[\]］】]\s?（|）$/u.test(found))
    return 'write half-width signs without a space between them: [text](address)';
  if (/\]\s\(/.test(found)) return 'remove the space between ] and (';
  if (/[“”‘’]/.test(found)) return 'write the title between straight quotes: [text](address "title")';
  return 'write %20 for a space in the address, or put it between < and >';
}
