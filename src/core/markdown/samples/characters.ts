import { languageOf } from '../codeBlocks';
import type { CompileContext } from '../context';
import { eachNode, type Root } from '../mdast';
import { lineAt } from './sampleFault';

/** No-break and soft signs, and signs that are not visible or change the direction. */
const INVISIBLE = /[\u00A0\u00AD\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;
const SHELLS = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'powershell', 'batch', 'cmd']);
/** Signs of a Chinese keyboard or a word processor, which shells take as letters. */
const TYPED = /[“”‘’：，；（）]/u;

/** Reports signs in code that readers do not see, and signs in commands that shells do not know. */
export function checkCodeCharacters(root: Root, context: CompileContext): void {
  eachNode(root, 'code', (node) => {
    const report = (index: number, message: string, hint: string): void => {
      const line = (node.position?.start.line ?? 1) + 1 + lineAt(node.value, index);
      context.report.warning({
        node: { position: { start: { line } }, data: node.data },
        code: 'code-characters',
        message,
        hint,
      });
    };
    const invisible = INVISIBLE.exec(node.value);
    if (invisible)
      report(
        invisible.index,
        `the code contains an invisible character (${codeOf(invisible[0])})`,
        'type the line again: readers copy it with the text',
      );
    const typed = SHELLS.has(languageOf(node)) ? typedSign(node.value) : undefined;
    if (typed)
      report(
        typed.index,
        `the command contains "${typed.sign}"`,
        'write it in half width, with straight quotes',
      );
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
