import type { Fence } from '../compiledDocument';
import { trimEndOf } from '@idmp/model';
import { languageOf, metaOf } from './codeBlocks';
import type { CompileContext } from './context';
import { eachNode, type Root } from './mdast';

/** An open comment reaches to the end, so that each text is read once. */
const COMMENT = new Map<string, RegExp>([
  ...'bash sh shell zsh yaml yml ini toml properties python py dockerfile conf powershell ps1 r ruby'
    .split(' ')
    .map((name): [string, RegExp] => [name, /(^|\s)[#;].*$/gm]),
  ...'sql lua'
    .split(' ')
    .map((name): [string, RegExp] => [name, /(^|\s)--.*$|\/\*[\s\S]*?(?:\*\/|(?![\s\S]))/gm]),
  ...'js javascript ts typescript java c cpp go rust csharp json5 jsonc'
    .split(' ')
    .map((name): [string, RegExp] => [name, /(^|\s)\/\/.*$|\/\*[\s\S]*?(?:\*\/|(?![\s\S]))/gm]),
  ...'xml html'.split(' ').map((name): [string, RegExp] => [name, /<!--[\s\S]*?(?:-->|$)/g]),
]);

/** The code blocks of a document without comments, for comparison between languages. */
export function collectFences(root: Root, context: CompileContext): Fence[] {
  const fences: Fence[] = [];
  eachNode(root, 'code', (node) => {
    const language = languageOf(node);
    const comment = COMMENT.get(language);
    const text = (comment ? node.value.replace(comment, '') : node.value)
      .split('\n')
      .map((line) => trimEndOf(line, ' \t'))
      .filter(Boolean)
      .join('\n')
      .trim();
    const { download } = metaOf(node);
    fences.push({
      ...context.placeOf(node),
      language,
      text,
      ...(download !== undefined && { download: { name: download, text: node.value } }),
    });
  });
  return fences;
}

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)/;

/** Maps every line outside fenced code blocks. */
export function mapOutsideFences(text: string, change: (line: string) => string): string {
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const [, marks = '', info = ''] = FENCE.exec(line) ?? [];
      if (fence) {
        if (marks.startsWith(fence) && info.trim() === '') fence = '';
        return line;
      }
      if (marks && !(marks.startsWith('`') && info.includes('`'))) {
        fence = marks;
        return line;
      }
      return change(line);
    })
    .join('\n');
}
