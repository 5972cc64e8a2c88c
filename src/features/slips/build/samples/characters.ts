import { languageOf } from '../../../../core/markdown/codeBlocks';
import type { CompileContext, PlacedNode } from '../../../../core/markdown/context';
import { eachNode, type Code, type InlineCode, type Root } from '../../../../core/markdown/mdast';
import { lineAt } from './sampleFault';
import { ownValue } from '../../../../core/model/plainRecord';

/** No-break and soft signs, and signs that are not visible or change the direction. */
const INVISIBLE = /[\u00A0\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;
const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'powershell', 'batch', 'cmd']);
/** Signs of a Chinese keyboard or a word processor, which shells take as letters. */
const TYPED = /[“”‘’：，；（）–—\u3000]/u;
const HINTS: Readonly<Record<string, string>> = {
  '–': 'write - or --',
  '—': 'write - or --',
  '\u3000': 'write a space of half width',
};

/** Reports signs in code that readers do not see, and signs in commands that shells do not know. */
export function checkCodeCharacters(root: Root, context: CompileContext): void {
  const report = (node: PlacedNode, lines: number, message: string, hint: string): void => {
    const line = (node.position?.start.line ?? 1) + lines;
    context.report.warning({
      node: { position: { start: { line } }, data: node.data },
      code: 'code-characters',
      message,
      hint,
    });
  };
  const checkInvisible = (node: Code | InlineCode, first: number): void => {
    const { 0: sign, index } = INVISIBLE.exec(node.value) ?? { 0: '', index: 0 };
    if (sign === '') return;
    const message = `the code contains an invisible character (${codeOf(sign)})`;
    report(
      node,
      first + lineAt(node.value, index),
      message,
      'type the line again: readers copy it with the text',
    );
  };
  eachNode(root, 'inlineCode', (node) => checkInvisible(node, 0));
  eachNode(root, 'code', (node) => {
    checkInvisible(node, 1);
    const typed = SHELLS.has(languageOf(node)) ? typedSign(node.value) : undefined;
    if (!typed) return;
    const { sign, index } = typed;
    const shown = sign.trim() === '' ? codeOf(sign) : `"${sign}"`;
    const hint = ownValue(HINTS, sign) ?? 'write it in half width, with straight quotes';
    report(node, 1 + lineAt(node.value, index), `the command contains ${shown}`, hint);
  });
}

/** The first such sign outside of quotes and comments. */
function typedSign(text: string): { sign: string; index: number } | undefined {
  let quote = '';
  let isComment = false;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '\n') isComment = false;
    else if (isComment) continue;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '#') isComment = true;
    else if (TYPED.test(sign)) return { sign, index: [...text].slice(0, index).join('').length };
  }
  return undefined;
}

const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
