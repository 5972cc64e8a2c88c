import { lineAt, type SampleFault } from './sampleFault';

const HEREDOC = /<<(-?)[ \t]*(?:'([\w.-]+)'|"([\w.-]+)"|\\?([\w.-]+))/y;

/** Checks quotes, command substitutions, here-documents and line continuations of a shell script without running it. */
export function checkShell(text: string): SampleFault | undefined {
  /** The open delimiter: `'`, `"`, `` ` ``, `$(`, `${` or `(`. */
  const open: { sign: string; index: number }[] = [];
  let waiting: { word: string; tabs: boolean; index: number }[] = [];
  const top = (): string | undefined => open.at(-1)?.sign;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (top() === "'") {
      if (sign === "'") open.pop();
    } else if (sign === '\\') {
      const blanks = /^[ \t]+(?=\n|$)/.exec(text.slice(index + 1));
      if (blanks) return at(text, index, 'a space follows the \\ at the end of the line', 'remove the space');
      if (index + 1 >= text.length)
        return at(text, index, 'the last line goes on, but nothing follows', 'remove the \\ or add the rest');
      index += 1;
    } else if (sign === top() && (sign === '"' || sign === '`')) open.pop();
    else if (top() !== '"' && sign === "'") open.push({ sign, index });
    else if (sign === '"' || sign === '`') open.push({ sign, index });
    else if (sign === '$' && (text[index + 1] === '(' || text[index + 1] === '{')) {
      open.push({ sign: text.slice(index, index + 2), index });
      index += 1;
    } else if (sign === '}' && top() === '${') open.pop();
    else if (sign === ')' && (top() === '$(' || top() === '(')) open.pop();
    else if (top() !== '"' && top() !== '${') {
      if (sign === '(') open.push({ sign, index });
      else if (sign === '#' && /(?:^|[\s;&|(])$/.test(text.slice(Math.max(0, index - 1), index)))
        index = endOfLine(text, index) - 1;
      else if (sign === '<' && text.startsWith('<<', index) && !text.startsWith('<<<', index)) {
        HEREDOC.lastIndex = index;
        const [whole, dash, single, double, bare] = HEREDOC.exec(text) ?? [];
        if (whole === undefined || open.some(({ index: start }) => isArithmetic(text, start))) continue;
        waiting.push({ word: single ?? double ?? bare ?? '', tabs: dash === '-', index });
        index += whole.length - 1;
      } else if (sign === '<' && text.startsWith('<<<', index)) index += 2;
      else if (sign === '\n' && waiting.length > 0) {
        for (const { word, tabs, index: start } of waiting) {
          const end = endOfHeredoc(text, index + 1, word, tabs);
          if (end === undefined)
            return at(text, start, `the here-document never ends`, `add a line that holds only ${word}`);
          index = end;
        }
        waiting = [];
      }
    }
  }
  const [first] = open;
  if (first) return at(text, first.index, `the ${first.sign} that opens here is never closed`, 'close it');
  const [document] = waiting;
  return (
    document &&
    at(text, document.index, 'the here-document never ends', `add a line that holds only ${document.word}`)
  );
}

/** Whether this opens arithmetic `((…))`, where `<<` is a shift. */
function isArithmetic(text: string, index: number): boolean {
  return /^\$?\(\(/.test(text.slice(index, index + 3));
}

/** Index of the end of the line that closes a here-document. */
function endOfHeredoc(text: string, from: number, word: string, tabs: boolean): number | undefined {
  for (let start = from; start < text.length; start = endOfLine(text, start) + 1) {
    const line = text.slice(start, endOfLine(text, start));
    if ((tabs ? line.replace(/^\t+/, '') : line) === word) return endOfLine(text, start);
  }
  return undefined;
}

function endOfLine(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end < 0 ? text.length : end;
}

function at(text: string, index: number, message: string, hint: string): SampleFault {
  return { line: lineAt(text, index), message, hint };
}
