import { isPublishedKind, report, type Locale, nearest, ownValue, plainRecord } from '@idmp/model';
import { isKnownImport } from './components';
import { atLine, type CompileContext, setFile, markdownExtensions } from './context';
import {
  eachNode,
  replaceNodes,
  type Esm,
  type Root,
  isJsx,
  type JsxElement,
  type RootContent,
} from './mdast';
import path from 'node:path';
import { conflictOf, isNestedTooDeeply, isTooLarge } from './unreadable';
import { checkOpenFences, parseMarkdown, reportParseError } from './parseMarkdown';
import { alertsToAdmonitions, checkClosed, bracketAdmonitionTitles } from './admonitions';
import { endBareAddresses } from './bareAddresses';
import { readCommentIds, stripComments } from './comments';
import { replaceExpressions } from './expressions';
import { propsOf } from './jsxAttributes';
import { splitFrontmatter } from './frontmatter';
import { liftBlocks, loosenItems, literalsToCode, renameFootnotes, resolveReferences } from './transforms';

const PARTIAL = /\.mdx?$/;

/** Reports unused imports of unknown modules; used ones are reported at the element. */
function checkImports(root: Root, file: string, body: string, context: CompileContext): void {
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
function readImports(root: Root, file: string, context: CompileContext): void {
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

interface Including {
  file: string;
  /** Chain of files that include this one, starting with the page. */
  chain: readonly string[];
  /** Undefined for the page itself. */
  props: ReadonlyMap<string, string> | undefined;
}

/** Parses a body and inlines its partials. */
export function parseWithPartials(body: string, context: CompileContext): Root {
  const including = {
    file: context.input.file,
    chain: [context.input.file],
    props: undefined,
  };
  return parseFile(body, including, context, { includes: 0 });
}

/** A parsed file on its way to a tree without includes and imports. */
interface ParsedFile {
  including: Including;
  /** The text as written, and as it was parsed. */
  body: string;
  source: string;
  context: CompileContext;
  counter: { includes: number };
}

/** What is done to a parsed file, in this order: each step needs those before it. */
const STEPS: readonly ((root: Root, file: ParsedFile) => void)[] = [
  (root, { source }) => endBareAddresses(root, source),
  // Features see what the writer wrote.
  (root, { source, including, context }) => {
    for (const { checkSource, afterParsing } of markdownExtensions.all()) {
      checkSource?.(root, source, including.file, context);
      afterParsing?.(root);
    }
  },
  resolveReferences,
  // From here on, problems of a partial stand at its file.
  (root, { including, counter }) => {
    if (including.chain.length === 1) return;
    setFile(root, including.file);
    renameFootnotes(root, `${counter.includes}-`);
  },
  (root, { source, context }) => checkOpenFences(root, source, context),
  (root, { including, context }) => readImports(root, including.file, context),
  (root, { including, body, context }) => checkImports(root, including.file, body, context),
  (root, { body, context }) => {
    const lines = body.split('\n');
    eachNode(root, 'containerDirective', (node) => checkClosed(node, lines, context));
  },
  // Ids and alerts may be comments.
  readCommentIds,
  alertsToAdmonitions,
  stripComments,
  // What is code is no expression.
  (root, { context }) => literalsToCode(root, context),
  (root, { including, context }) => replaceExpressions(root, including.props, context),
  liftBlocks,
  includePartials,
  loosenItems,
];

function parseFile(
  body: string,
  including: Including,
  context: CompileContext,
  counter: { includes: number },
): Root {
  const source = readable(body, including.file, context);
  const root = source === undefined ? undefined : parse(source, including.file, context);
  if (source === undefined || !root) {
    context.failed = true;
    return { type: 'root', children: [] };
  }
  for (const step of STEPS) step(root, { including, body, source, context, counter });
  return root;
}

/** The text as it is parsed; undefined, with a problem, if it cannot be. */
function readable(body: string, file: string, context: CompileContext): string | undefined {
  if (isNestedTooDeeply(body, file, context) || isTooLarge(body, file, context)) return undefined;
  const conflict = conflictOf(file, body);
  if (conflict) context.problems.push(conflict);
  if (conflict) return undefined;
  return markdownExtensions
    .all()
    .reduce((text, { beforeParsing }) => beforeParsing?.(text) ?? text, bracketAdmonitionTitles(body));
}

function parse(source: string, file: string, context: CompileContext): Root | undefined {
  try {
    return parseMarkdown(source);
  } catch (error) {
    reportParseError(error, source, file, context);
    return undefined;
  }
}

/** Replaces the elements of imported partials by what these contain. */
function includePartials(root: Root, { including, context, counter }: ParsedFile): void {
  const names = context.imports.get(including.file) ?? new Map<string, string>();
  replaceNodes(root, (node) => {
    const from = isJsx(node) && node.name ? names.get(node.name) : undefined;
    return isJsx(node) && from && PARTIAL.test(from)
      ? include(node, from, including, context, counter)
      : undefined;
  });
}

/** Nodes of the partial that an element includes. */
function include(
  node: JsxElement,
  from: string,
  including: Including,
  context: CompileContext,
  counter: { includes: number },
): RootContent[] {
  const file = resolvePartial(including.file, from, context.input.locale);
  const partials = context.input.partials ?? {};
  const raw = ownValue(partials, file);
  if (including.chain.includes(file)) {
    const cycle = [...including.chain.slice(including.chain.indexOf(file)), file].join(' → ');
    context.problems.push(report('include-cycle', context.placeOf(node), { cycle }));
    return [];
  }
  if (raw === undefined) {
    const meant = nearest(file, Object.keys(partials));
    context.problems.push(report('missing-partial', context.placeOf(node), { file, meant }));
    return [];
  }
  if (++counter.includes > MAX_INCLUDES) {
    if (counter.includes === MAX_INCLUDES + 1) {
      context.problems.push(report('too-many-includes', context.placeOf(node), { max: MAX_INCLUDES }));
    }
    return [];
  }
  context.partials.add(file);
  const { body, problems } = splitFrontmatter(file, raw);
  context.problems.push(...problems);
  const inner = { file, chain: [...including.chain, file], props: propsOf(node) };
  return parseFile(body, inner, context, counter).children;
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
