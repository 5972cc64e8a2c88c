import type { CompileContext } from './context';
import { replaceNodes, type Esm, type Root } from './mdast';

/** Reads the `import` lines of a file and drops them; anything else of JavaScript is a fault. */
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
      context.report(
        place,
        'error',
        'export',
        '"export" and other code cannot run in a document',
        'write the text itself, or include a partial',
      );
      continue;
    }
    for (const { local } of statement.specifiers) names.set(local.name, statement.source.value);
  }
}
