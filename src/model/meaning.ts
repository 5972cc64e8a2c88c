import { hashText } from './hash';

/** A heading, paragraph, list item, table row or line of code of a section. */
export interface SectionLine {
  file: string;
  line: number;
  text: string;
  /** Short hash of its meaning. */
  hash: string;
}

/** The text between two headings. */
export interface Section {
  /** Id of its heading; '' for title, description and the text above the first section. */
  id: string;
  lines: SectionLine[];
  /** Hash of its meaning. */
  hash: string;
}

/** Characters that are taken for another by mistake or by taste, and mean the same. */
const SAME_HAN: readonly (readonly [RegExp, string])[] = [
  [/[得地]/g, '的'],
  [/帐/g, '账'],
  [/登陆/g, '登录'],
  [/其它/g, '其他'],
  [/阀值/g, '阈值'],
  [/部暑/g, '部署'],
  [/缺省/g, '默认'],
];
const DASH = /[‐-―−]/g;
const GROUPED_DIGITS = /(?<=\d),(?=\d{3}(?!\d))/g;
const PUNCTUATION = /[^\p{L}\p{N}\p{M}\p{S}\s%_/]|`/gu;
/** Signs that belong to a number, a name or an address when they stand inside of it. */
const INNER = /[.:@#&*\\]/;
const LETTER_OR_DIGIT = /[a-z\d]/;
const TOKEN = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu;
const ARTICLES = new Set(['a', 'an', 'the']);

/**
 * What a text says, without how it is written: white space, punctuation, case, full width, articles and slips of the
 * pen inside a word make no difference; numbers, signs and names do.
 */
export function meaningOf(text: string): string {
  const plain = SAME_HAN.reduce(
    (rest, [slip, meant]) => rest.replace(slip, meant),
    text.normalize('NFKC').toLowerCase(),
  )
    .replace(DASH, '-')
    .replace(/n['’]t\b/g, ' not')
    .replace(GROUPED_DIGITS, '')
    .replace(PUNCTUATION, keepInner)
    .replace(/(?<=\d)(?=[a-z])/g, ' ');
  const tokens = plain.match(TOKEN) ?? [];
  return tokens
    .filter((token) => !ARTICLES.has(token))
    .map(foldWord)
    .join(' ');
}

function keepInner(sign: string, at: number, whole: string): string {
  const before = whole[at - 1] ?? ' ';
  const after = whole[at + 1] ?? ' ';
  if (!LETTER_OR_DIGIT.test(after)) return ' ';
  // A number below zero, an option of a command, a range.
  if (sign === '-') return /[\s(=-]/.test(before) || (/\d/.test(before) && /\d/.test(after)) ? sign : ' ';
  return INNER.test(sign) && LETTER_OR_DIGIT.test(before) ? sign : ' ';
}

/** A word by its first and last letter and the letters between, so that letters swapped or doubled are no change. */
function foldWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const inner = [...new Set(word.slice(1, -1))].sort().join('');
  return word.charAt(0) + inner + word.slice(-1);
}

/** Code means what it says: only blank lines and spaces at the ends of lines are left out. */
export function meaningOfCode(line: string): string {
  const text = line.trimEnd();
  return text && `\t${text}`;
}

/** Hash of what the lines of a section say together; where one ends and the next begins makes no difference. */
export function hashMeanings(meanings: readonly string[]): string {
  return hashText(meanings.join(' '));
}

/** Short hash of what a line says, to find it again in a section that changed. */
export function hashLine(meaning: string): string {
  return hashText(meaning).slice(0, 6);
}
