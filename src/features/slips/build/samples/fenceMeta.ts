import { markedRanges } from '../../../../core/markdown/codeBlocks';
import type { CompileContext } from '../../../../core/markdown/context';
import { eachNode, type Root } from '../../../../core/markdown/mdast';

/** Reports settings behind the language of a code block that have no effect. */
export function checkFenceMeta(root: Root, context: CompileContext): void {
  eachNode(root, 'code', (node) => {
    const meta = node.meta ?? '';
    const report = (message: string, hint: string): void =>
      context.report.warning({ node, code: 'fence-meta', message, hint });
    const [curly] = /[“”‘’]/.exec(meta) ?? [];
    if (curly !== undefined)
      report(`the first line of the code block contains "${curly}"`, 'write straight quotes: title="a.yml"');
    else if ((meta.match(/"/g)?.length ?? 0) % 2 > 0)
      report('a quote in the first line of the code block is never closed', 'write title="a.yml"');
    const lines = node.value.split('\n').length;
    const missing = markedRanges(meta).find(({ from, to }) => from > lines || to > lines);
    if (missing)
      report(
        `line ${Math.max(missing.from, missing.to)} is marked, but the code has ${lines}`,
        'correct the numbers in braces',
      );
  });
}
