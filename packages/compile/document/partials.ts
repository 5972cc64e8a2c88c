import path from 'node:path';
import { isPublishedKind, report, type Locale, nearest, ownValue, plainRecord } from '@idmp/model';
import { isKnownImport } from './components';
import { atLine, type CompileContext, type ParsedFile } from './context';
import { splitFrontmatter } from './frontmatter';
import { propsOf } from './jsxAttributes';
import {
  eachNode,
  replaceNodes,
  type Esm,
  type Root,
  isJsx,
  type JsxElement,
  type RootContent,
} from './mdast';

const PARTIAL = /\.mdx?$/;

/** Reports unused imports of unknown modules; used ones are reported at the element. */
export function checkImports(root: Root, { file, body, context }: ParsedFile): void {
  const used = new Set<string>();
  for (const type of ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const)
    eachNode(root, type, ({ name }) => used.add(name?.split('.')[0] ?? ''));
  const lines = body.split('\n');
  for (const [name, source] of context.imports.get(file) ?? []) {
    if (used.has(name) || PARTIAL.test(source) || isPublishedKind(source) || isKnownImport(source, context))
      continue;
    const line = lines.findIndex((text) => /^\s*import\b/.test(text) && text.includes(source)) + 1;
    context.problems.push(
      report('foreign-component.import', context.placeOf(atLine(Math.max(line, 1), file)), { source, name }),
    );
  }
}

/** Reads and removes the `import` lines of a file; other JavaScript is a fault. */
export function readImports(root: Root, { file, context }: ParsedFile): void {
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

const MAX_INCLUDES = 200;
const IMPORT_LINE = /^[ \t]*import\s[^'"\n]*?from\s+['"]([^'"\n]+\.mdx?)['"]/gm;

/** A sign that needs no backslash in a string of JavaScript, as formatters write before `_`. */
const ESCAPED_SIGN = /\\([^\w\s\\]|_)/g;

/** Replaces the elements of imported partials by what these contain. */
export function includePartials(root: Root, parsed: ParsedFile): void {
  const names = parsed.context.imports.get(parsed.file) ?? new Map<string, string>();
  replaceNodes(root, (node) => {
    const from = isJsx(node) && node.name ? names.get(node.name) : undefined;
    return isJsx(node) && from && PARTIAL.test(from) ? include(node, from, parsed) : undefined;
  });
}

/** Nodes of the partial that an element includes. */
function include(node: JsxElement, from: string, including: ParsedFile): RootContent[] {
  const { context, chain } = including;
  const file = resolvePartial(including.file, from, context.input.locale);
  const partials = context.input.partials ?? {};
  const raw = ownValue(partials, file);
  if (chain.includes(file)) {
    const cycle = [...chain.slice(chain.indexOf(file)), file].join(' → ');
    context.problems.push(report('include-cycle', context.placeOf(node), { cycle }));
    return [];
  }
  if (raw === undefined) {
    const meant = nearest(file, Object.keys(partials));
    context.problems.push(report('missing-partial', context.placeOf(node), { file, meant }));
    return [];
  }
  if (++context.includes > MAX_INCLUDES) {
    if (context.includes === MAX_INCLUDES + 1) {
      context.problems.push(report('too-many-includes', context.placeOf(node), { max: MAX_INCLUDES }));
    }
    return [];
  }
  context.partials.add(file);
  const { body, problems } = splitFrontmatter(file, raw);
  context.problems.push(...problems);
  return including.parse(body, { file, chain: [...chain, file], props: propsOf(node) }).children;
}

/** Path of an imported file, relative to the project; `@site/docs/` is an alias of the language's folder. */
export function resolvePartial(file: string, from: string, locale: Locale): string {
  const root = `${file.split('/')[0] ?? 'content'}/${locale}`;
  const shared = /^@site\/(?:docs|content\/[^/]+|i18n\/[^/]+\/[^/]+\/current)\/(.*)$/.exec(from)?.[1];
  if (shared !== undefined) return path.posix.join(root, shared);
  if (from.startsWith('@site/') || from.startsWith('/'))
    return path.posix.join(root, from.replace(/^@site/, ''));
  return path.posix.join(path.posix.dirname(file), from);
}

/** Texts of all files that a page includes, directly or indirectly, found by import lines. */
export function reachablePartials(
  file: string,
  raw: string,
  locale: Locale,
  textOf: (file: string) => string | undefined,
): Record<string, string> {
  const found = plainRecord<string>();
  const visit = (from: string, text: string): void => {
    for (const [, source = ''] of text.matchAll(IMPORT_LINE)) {
      const target = resolvePartial(from, source.replace(ESCAPED_SIGN, '$1'), locale);
      const partial = target in found || target === file ? undefined : textOf(target);
      if (partial === undefined) continue;
      found[target] = partial;
      visit(target, partial);
    }
  };
  visit(file, raw);
  return found;
}
