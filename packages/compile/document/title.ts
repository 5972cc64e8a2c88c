import { humanize, isIndexPath, report } from '@idmp/model';
import type { CompileContext } from './context';
import { eachNode, textOf, type Heading, type Root } from './mdast';

/**
 * Moves the `#` heading to the top and demotes all others, so that a page has one `h1`.
 * Returns that heading, or undefined if the front matter title is shown instead.
 */
export function settleTitle(
  root: Root,
  title: string | undefined,
  context: CompileContext,
): Heading | undefined {
  const first = root.children[0];
  let chosen = first?.type === 'heading' && first.depth === 1 ? first : undefined;
  chosen ??=
    title === undefined
      ? root.children.find((node): node is Heading => node.type === 'heading' && node.depth === 1)
      : undefined;
  eachNode(root, 'heading', (node) => {
    if (node === chosen || node.depth !== 1) return;
    node.depth = 2;
    context.problems.push(report('second-h1', context.placeOf(node), { text: textOf(node) }));
  });
  if (chosen) root.children = [chosen, ...root.children.filter((node) => node !== chosen)];
  return chosen;
}

/** Fallback title of a document, from its file or folder name. */
export function titleOfFile(file: string): string {
  const segments = file.split('/');
  const index = isIndexPath(segments.slice(2).join('/')) ? segments.length - 2 : segments.length - 1;
  return humanize(segments[Math.max(index, 0)] ?? file);
}
