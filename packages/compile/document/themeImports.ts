import { isPublishedKind, report } from '@idmp/model';
import { isKnownImport } from './components';
import { atLine, type CompileContext } from './context';
import { eachNode, replaceNodes, type Esm, type Root } from './mdast';

const PARTIAL = /\.mdx?$/;

/** Reports unused imports of unknown modules; used ones are reported at the element. */
export function checkImports(root: Root, file: string, body: string, context: CompileContext): void {
  const used = new Set<string>();
  for (const type of ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const)
    eachNode(root, type, ({ name }) => used.add(name?.split('.')[0] ?? ''));
  const lines = body.split('\n');
  for (const [name, source] of context.imports.get(file) ?? []) {
    if (used.has(name) || PARTIAL.test(source) || isPublishedKind(source) || isKnownImport(source)) continue;
    const line = lines.findIndex((text) => /^\s*import\b/.test(text) && text.includes(source)) + 1;
    context.problems.push(
      report('foreign-component.import', context.placeOf(atLine(Math.max(line, 1), file)), { source, name }),
    );
  }
}

/** Reads and removes the `import` lines of a file; other JavaScript is a fault. */
export function readImports(root: Root, file: string, context: CompileContext): void {
  const names = new Map<string, string>();
  context.imports.set(file, names);
  replaceNodes(root, (node) => {
    if (node.type !== 'mdxjsEsm') return undefined;
    readStatements(node, names, context);
    return [];
  });
}

function readStatements(node: Esm, names: Map<string, string>, context: CompileContext): void {
  for (const statement of node.data?.estree?.body ?? []) {
    const line = statement.loc?.start.line ?? node.position?.start.line ?? 1;
    const place = { data: node.data, position: { start: { line } } };
    if (statement.type !== 'ImportDeclaration' || typeof statement.source.value !== 'string') {
      context.problems.push(report('export', context.placeOf(place)));
      continue;
    }
    for (const { local } of statement.specifiers) names.set(local.name, statement.source.value);
  }
}
