import type { Data, Processor } from 'unified';
import { eachNode, type JsxElement } from './mdast';
import { markdownProcessor } from './parseMarkdown';

type Extension = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>;
type Handle = NonNullable<Extension['enter']>[string];

/** A file or address that a text names, and where it is written. */
interface WrittenTarget {
  start: number;
  end: number;
  value: string;
}

/** Attributes, and calls in their values, that name files or addresses. */
const ATTRIBUTE = /\b(?:href|src|to|of|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const CALL = /\b(?:require|useBaseUrl)\(\s*(?:"([^"]*)"|'([^']*)')/g;
const IMPORT = /\b(?:from|import)\s*(?:"([./@][^"\n]*)"|'([./@][^'\n]*)')/g;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** Finds the targets of links, images, elements and imports. Throws a `VFileMessage` on a syntax error. */
function writtenTargets(text: string): WrittenTarget[] {
  const targets: WrittenTarget[] = [];
  const root = markdownProcessor().use(recordDestinations, targets).parse(text);
  const search = (pattern: RegExp, start: number, end: number): void => {
    for (const found of text.slice(start, end).matchAll(pattern)) {
      const value = found[1] ?? found[2] ?? '';
      const at = start + found.index + found[0].lastIndexOf(value);
      targets.push({ start: at, end: at + value.length, value });
    }
  };
  const searchTag = ({ position, children }: JsxElement): void => {
    const start = position?.start.offset ?? 0;
    const end = children[0]?.position?.start.offset ?? position?.end.offset ?? start;
    for (const pattern of [ATTRIBUTE, CALL]) search(pattern, start, end);
  };
  eachNode(root, 'mdxJsxFlowElement', searchTag);
  eachNode(root, 'mdxJsxTextElement', searchTag);
  eachNode(root, 'mdxjsEsm', ({ position }) =>
    search(IMPORT, position?.start.offset ?? 0, position?.end.offset ?? 0),
  );
  return targets.filter(({ value }) => value !== '').sort((a, b) => a.start - b.start);
}

/** Notes where the destinations of links, images and definitions are written. */
function recordDestinations(this: Processor, targets: WrittenTarget[]): void {
  const record: Handle = function (token) {
    const [start, end] = [token.start.offset, token.end.offset];
    const value = this.sliceSerialize(token).replace(ESCAPE, '$1');
    targets.push({ start, end, value });
    this.buffer();
  };
  const enter = { resourceDestinationString: record, definitionDestinationString: record };
  (this.data().fromMarkdownExtensions ??= []).push({ enter });
}

/** The text with other targets; `change` returns undefined for those that stay. */
export function withTargets(text: string, change: (target: string) => string | undefined): string {
  let result = '';
  let end = 0;
  for (const target of writtenTargets(text)) {
    const changed = change(target.value);
    if (changed === undefined || target.start < end) continue;
    result += text.slice(end, target.start) + changed;
    ({ end } = target);
  }
  return result + text.slice(end);
}
