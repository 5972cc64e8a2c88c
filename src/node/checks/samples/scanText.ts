import { lineAt, type SampleFault } from './sampleFault';

/** String and comment delimiters of a language. */
export interface Syntax {
  /** Longest first, as `'''` starts with `'`. */
  strings: readonly { open: string; multiline: boolean; escapes: boolean }[];
  comments: readonly { open: string; close: string }[];
}

export interface Scan {
  /** The text with strings and comments masked by characters of the same length. */
  plain: string;
  fault?: SampleFault;
}

/** Replaces the content of a multi-line string after its first line. */
export const INSIDE_STRING = '\uFFFC';

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Scans a text for unterminated strings, unterminated comments and unbalanced brackets. */
export function scanText(text: string, { strings, comments }: Syntax): Scan {
  const open: { sign: string; index: number }[] = [];
  let plain = '';
  let index = 0;
  while (index < text.length) {
    const at = index;
    const string = strings.find((candidate) => text.startsWith(candidate.open, at));
    const comment = comments.find((candidate) => text.startsWith(candidate.open, at));
    if (string) {
      const end = endOfString(text, at, string);
      if (end === undefined) return { plain, fault: unclosed(text, at, string.open) };
      const [first = '', ...others] = text.slice(at, end).split('\n');
      plain += [first.replace(/./g, 'x'), ...others.map((line) => line.replace(/./g, INSIDE_STRING))].join(
        '\n',
      );
      index = end;
    } else if (comment) {
      const close = text.indexOf(comment.close, at + comment.open.length);
      if (close < 0 && comment.close !== '\n') return { plain, fault: unclosed(text, at, comment.open) };
      const end = close < 0 ? text.length : close + (comment.close === '\n' ? 0 : comment.close.length);
      plain += text.slice(at, end).replace(/[^\n]/g, ' ');
      index = end;
    } else {
      const sign = text[at] ?? '';
      if (sign in CLOSING) open.push({ sign, index: at });
      else if (Object.values(CLOSING).includes(sign)) {
        const last = open.pop();
        if (!last || CLOSING[last.sign] !== sign) return { plain, fault: stray(text, at, last?.sign) };
      }
      plain += sign;
      index += 1;
    }
  }
  const [first] = open;
  return first ? { plain, fault: unclosed(text, first.index, first.sign) } : { plain };
}

function endOfString(
  text: string,
  start: number,
  { open, multiline, escapes }: Syntax['strings'][number],
): number | undefined {
  for (let at = start + open.length; at < text.length; at++) {
    if (escapes && text[at] === '\\') at += 1;
    else if (text.startsWith(open, at)) return at + open.length;
    else if (text[at] === '\n' && !multiline) return undefined;
  }
  return undefined;
}

function unclosed(text: string, index: number, sign: string): SampleFault {
  return {
    line: lineAt(text, index),
    message: `the ${sign} that opens here is never closed`,
    hint: 'close it, or name the language text when this is no code',
  };
}

function stray(text: string, index: number, open: string | undefined): SampleFault {
  const sign = text[index] ?? '';
  return {
    line: lineAt(text, index),
    message: open ? `the ${sign} closes a ${open}` : `the ${sign} closes nothing`,
    hint: 'balance the brackets',
  };
}
