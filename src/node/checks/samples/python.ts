import type { SampleFault } from './sampleFault';
import { INSIDE_STRING, scanText, type Syntax } from './scanText';

const PYTHON: Syntax = {
  strings: [
    { open: '"""', multiline: true, escapes: true },
    { open: "'''", multiline: true, escapes: true },
    { open: '"', multiline: false, escapes: true },
    { open: "'", multiline: false, escapes: true },
  ],
  comments: [{ open: '#', close: '\n' }],
};

/** Checks strings, brackets and indentation of Python. */
export function checkPython(text: string): SampleFault | undefined {
  const { plain, fault } = scanText(text, PYTHON);
  return fault ?? checkIndentation(text, plain);
}

function checkIndentation(text: string, plain: string): SampleFault | undefined {
  const written = text.split('\n');
  const levels = [0];
  let depth = 0;
  let opensBlock = false;
  let continues = false;
  for (const [line, code] of plain.split('\n').entries()) {
    if (code.trim() !== '' && depth === 0 && !continues && !code.startsWith(INSIDE_STRING)) {
      const message = enterLine(code, levels, opensBlock);
      if (message) return { line, message, hint: 'indent each block by four spaces' };
    }
    depth += count(code, /[([{]/g) - count(code, /[)\]}]/g);
    continues = code.trimEnd().endsWith('\\');
    if (code.trim() !== '') opensBlock = depth === 0 && code.trimEnd().endsWith(':');
  }
  if (!opensBlock) return undefined;
  return { line: written.length - 1, message: 'the last line opens an empty block', hint: 'add the block' };
}

/** Enters the indentation level of a line; returns the fault, if any. */
function enterLine(code: string, levels: number[], opensBlock: boolean): string | undefined {
  const [space = ''] = /^\s*/.exec(code) ?? [];
  const indent = space.length;
  const current = levels.at(-1) ?? 0;
  if (space.includes('\t') && space.includes(' ')) return 'tabs and spaces indent the same line';
  if (opensBlock && indent <= current) return 'the line above opens a block, but this line is not indented';
  if (!opensBlock && indent > current) return 'the line is indented, but no block is open';
  if (indent > current) levels.push(indent);
  while ((levels.at(-1) ?? 0) > indent) levels.pop();
  return levels.at(-1) === indent ? undefined : 'the indentation is that of no block above';
}

function count(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}
