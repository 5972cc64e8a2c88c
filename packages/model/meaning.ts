/** A heading, paragraph, list item, table row or line of code of a section. */
export interface SectionLine {
  file: string;
  line: number;
  text: string;
  /** Short hash of its meaning, to find it in a changed section. */
  hash: string;
}

/** The text between two headings. */
export interface Section {
  /** Id of its heading; '' for title, description and the text above the first section. */
  id: string;
  lines: SectionLine[];
  /** Hash of its meaning, regardless of line breaks. */
  hash: string;
}

/** Characters that are often confused or used interchangeably. */
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
/** Characters that are part of a number, name or address when inside it. */
const INNER = /[.:@#&*\\]/;
const LETTER_OR_DIGIT = /[a-z\d]/;
const TOKEN = /\p{Script=Han}|[^\s\p{Script=Han}]+/gu;
const ARTICLES = new Set(['a', 'an', 'the']);

/**
 * Normalizes a text to its meaning: ignores whitespace, punctuation, case, full width, articles and typos within words,
 * but not numbers, symbols and names.
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
  // A negative number, a command-line option, a range.
  if (sign === '-') return /[\s(=-]/.test(before) || (/\d/.test(before) && /\d/.test(after)) ? sign : ' ';
  return INNER.test(sign) && LETTER_OR_DIGIT.test(before) ? sign : ' ';
}

/** Reduces a word to its first and last letter and the set between, so that swapped or doubled letters are no change. */
function foldWord(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const inner = [...new Set(word.slice(1, -1))].sort().join('');
  return word.charAt(0) + inner + word.slice(-1);
}

/** Normalizes code: drops only blank lines and trailing spaces. */
export function meaningOfCode(line: string): string {
  const text = line.trimEnd();
  return text && `\t${text}`;
}
