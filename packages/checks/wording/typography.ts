import type { ProseTic } from '@idmp/compile';
import { type Finding, type Locale, ownValue, type ProblemCode } from '@idmp/model';

/** A finding in prose: its position and the correction. */
export interface WordingFault extends Finding {
  index: number;
}

interface Rule {
  locales: readonly Locale[];
  code: ProblemCode;
  pattern: RegExp;
  /** The correct spelling. */
  correct: (found: string) => string;
}

const FULL_WIDTH: Record<string, string> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '.': '。',
  '(': '（',
  ')': '）',
};
const HALF_WIDTH: Record<string, string> = {
  '，': ',',
  '；': ';',
  '：': ':',
  '？': '?',
  '！': '!',
  '。': '.',
  '（': '(',
  '）': ')',
  '、': ',',
};

/** Placeholder for non-prose in prose, such as code. */
export const NO_PROSE = '\uFFFC';

const RULES: readonly Rule[] = [
  {
    locales: ['zh-Hans'],
    code: 'han-latin-space',
    pattern: /\p{Script=Han}[A-Za-z0-9]+|(?<![A-Za-z0-9%])[A-Za-z0-9%]+\p{Script=Han}/gu,
    correct: (found) =>
      found.replace(/(\p{Script=Han})(?=[A-Za-z0-9])|([A-Za-z0-9%])(?=\p{Script=Han})/gu, '$& '),
  },
  {
    locales: ['zh-Hans'],
    code: 'punctuation.space',
    pattern:
      /[^\s\uFFFC|]?[，。；：？！（）、《》][ \t]+[^\s\uFFFC|]|[^\s\uFFFC|][ \t]+[，。；：？！（）、《》]/gu,
    correct: (found) => found.replace(/[ \t]+/g, ''),
  },
  {
    locales: ['zh-Hans'],
    code: 'punctuation.half-width',
    pattern: /\p{Script=Han}[,;:?!.](?=[\s\p{Script=Han}]|$)/gu,
    correct: (found) => found.replace(/[,;:?!.]/g, (sign) => ownValue(FULL_WIDTH, sign) ?? sign),
  },
  {
    locales: ['zh-Hans'],
    code: 'punctuation.brackets',
    pattern: /(?<![\]］】]\s?)\((?:(?!\p{Script=Han})[^()\n])*\p{Script=Han}[^()\n]*\)/gu,
    correct: (found) => `（${found.slice(1, -1)}）`,
  },
  {
    locales: ['en'],
    code: 'punctuation.full-width',
    pattern: /[\w\s][，。；：？！（）、](?=[\w\s]|$)/gu,
    correct: (found) => found.replace(/[，。；：？！（）、]/g, (sign) => ownValue(HALF_WIDTH, sign) ?? sign),
  },
];

/** Checks spacing and punctuation of prose. */
export function typographyFaults(text: string, locale: Locale): WordingFault[] {
  return RULES.filter(({ locales }) => locales.includes(locale)).flatMap(({ pattern, code, correct }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      code,
      index,
      values: { found: clip(found), correct: clip(correct(found)) },
    })),
  );
}

/** Finds asterisks that were meant as emphasis but are shown literally. */
export function emphasisFaults(text: string): WordingFault[] {
  return [...text.matchAll(/\*\*(?:[^*\n]{0,60}\*\*)?/gu)].map(({ 0: found, index }) => ({
    code: 'literal-emphasis',
    index,
    values: { found: clip(found) },
  }));
}

/** Finds wrong forms of glossary terms, unless part of the correct form. */
export function termFaults(
  text: string,
  terms: readonly { term: string; forbidden: readonly string[] }[],
): WordingFault[] {
  const lower = text.toLowerCase();
  return terms.flatMap(({ term, forbidden }) =>
    forbidden.flatMap((wrong): WordingFault[] => {
      const found: WordingFault[] = [];
      for (
        let index = lower.indexOf(wrong.toLowerCase());
        index >= 0;
        index = lower.indexOf(wrong.toLowerCase(), index + 1)
      ) {
        if (
          !isWholeWord(text, index, wrong.length) ||
          isInside(lower, index, wrong.length, term.toLowerCase())
        )
          continue;
        const written = text.slice(index, index + wrong.length);
        found.push({ code: 'term', index, values: { found: written, term } });
      }
      return found;
    }),
  );
}

const compiledTics = new Map<string, RegExp>();

/** Compiles the pattern of a tic; throws if it is invalid. */
function ticExpression(pattern: string): RegExp {
  const known = compiledTics.get(pattern) ?? new RegExp(pattern, 'giu');
  compiledTics.set(pattern, known);
  return known;
}

/** Finds tics in prose. */
export function ticFaults(text: string, tics: readonly ProseTic[]): WordingFault[] {
  return tics.flatMap(({ pattern, why, better }) => {
    const expression = ticExpression(pattern);
    // `matchAll` copies the expression first.
    if (text.search(expression) < 0) return [];
    return [...text.matchAll(expression)].map(({ 0: found, index }) => ({
      code: 'prose-tic',
      index,
      values: { found: clip(found), why, better },
    }));
  });
}

/** Latin terms match whole words; Chinese has no word boundaries. */
function isWholeWord(text: string, index: number, length: number): boolean {
  const [first = '', last = ''] = [text[index], text[index + length - 1]];
  const before = text[index - 1] ?? '';
  const after = text[index + length] ?? '';
  return !(/\w/.test(first) && /\w/.test(before)) && !(/\w/.test(last) && /\w/.test(after));
}

function isInside(text: string, index: number, length: number, term: string): boolean {
  for (
    let start = text.indexOf(term, Math.max(0, index - term.length));
    start >= 0 && start <= index;
    start = text.indexOf(term, start + 1)
  ) {
    if (start + term.length >= index + length) return true;
  }
  return false;
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 30 ? `${line.slice(0, 30)}…` : line;
}
