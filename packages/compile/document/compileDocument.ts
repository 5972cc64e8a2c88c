import { h } from 'hastscript';
import { type PluggableList, unified } from 'unified';
import { type ContentProblem, oneLineFault, report } from '@idmp/model';
import type { CompiledDocument } from '../compiledDocument';
import { alertsToAdmonitions, bracketAdmonitionTitles, checkOpenAdmonitions } from './admonitions';
import { articleOf, titleNodes, withTaskHead } from './article';
import { endBareAddresses } from './bareAddresses';
import { loadLanguages } from './codeBlocks';
import { readCommentIds, stripComments } from './comments';
import {
  type CompileContext,
  type CompileOptions,
  createContext,
  type DocumentInput,
  type ParsedFile,
} from './context';
import { literalsToCode, readMagicComments, unwrapMdxFences } from './docusaurus';
import { replaceExpressions } from './expressions';
import { collectFences } from './fences';
import { splitFrontmatter, type SplitDocument } from './frontmatter';
import { identifyHeadings, settleTitle, titleOfFile } from './headings';
import { iconFault } from './icons';
import { type Heading, type Root, textOf } from './mdast';
import { joinHanLines, liftBlocks, loosenItems } from './paragraphs';
import { checkOpenFences, describeError, parseMarkdown, reportParseError } from './parseMarkdown';
import { checkImports, includePartials, readImports } from './partials';
import { markPartial, resolveReferences } from './references';
import { collectSections } from './sections';
import { shapeAlike } from './tables';
import { markTerms } from './terms';
import { collectTextBlocks } from './textBlocks';
import { toTree } from './toTree';
import { conflictOf, isNestedTooDeeply, isTooLarge } from './unreadable';

/** What is done to a page and to each partial in it after parsing, in this order: each step needs those before it. */
const FILE_STEPS: readonly ((root: Root, file: ParsedFile) => void)[] = [
  endBareAddresses,
  checkAsWritten,
  readMagicComments,
  resolveReferences,
  // From here on, problems of a partial stand at its file.
  markPartial,
  checkOpenFences,
  readImports,
  checkImports,
  checkOpenAdmonitions,
  // Ids and alerts may be comments.
  readCommentIds,
  alertsToAdmonitions,
  stripComments,
  // What is code is no expression.
  literalsToCode,
  replaceExpressions,
  liftBlocks,
  includePartials,
  loosenItems,
];

/** A tree as plugins of the site leave it. */
const transformed = async <Tree extends { type: string }>(
  tree: Tree,
  source: { path: string; value: string },
  plugins?: PluggableList,
): Promise<Tree> => (plugins ? ((await unified().use(plugins).run(tree, source)) as Tree) : tree);

/** The way of a page: its text to Markdown without includes, what is read from that, and the tree of its HTML. */
async function compileBody(split: SplitDocument, context: CompileContext): Promise<CompiledDocument> {
  const { file, locale } = context.input;
  const { frontmatter, fieldLines } = split;
  const { messages, checks, remarkPlugins, rehypePlugins } = context.options;
  const source = { path: file, value: split.body };
  const parsed = parseFile(split.body, { file, chain: [file] }, context);
  const root = await transformed(parsed, source, remarkPlugins);
  const heading = settleTitle(root, frontmatter.title, context);
  for (const check of checks) await check(root, context, split);
  joinHanLines(root);
  const list = identifyHeadings(root, context);
  const sections = collectSections(root, list, frontmatter, context);
  await loadLanguages(root, context);
  const failed = { frontmatter: split.problems.length > 0, text: context.failed };
  const title = titleOf(split, heading, failed, context);
  checkIcon(split, context);
  const blocks = collectTextBlocks(root, list);
  shapeAlike(root);
  markTerms(root, context);
  const { children } = toTree(root, list, context);
  const nodes = heading ? children : [...titleNodes(title), ...children];
  return {
    file,
    locale,
    frontmatter,
    fieldLines,
    title,
    tree: await transformed(articleOf(nodes, frontmatter, list.headings, messages), source, rehypePlugins),
    headings: list.headings,
    headingPlaces: list.places,
    explicitIds: context.explicitIds,
    anchors: [...context.anchors],
    blocks: withTaskHead(blocks, frontmatter, messages, heading ? 0 : -1),
    sections,
    fences: collectFences(root, context),
    partials: [...context.partials].sort(),
    externalLinks: context.externalLinks,
    problems: context.problems,
    failed,
  };
}

/** Compiles one page into a tree with places for what depends on other files. Never throws; faults become problems. */
export async function compileDocument(
  input: DocumentInput,
  options: CompileOptions,
): Promise<CompiledDocument> {
  const split = splitFrontmatter(input.file, input.raw);
  const conflict = conflictOf(input.file, input.raw);
  if (conflict) return failedDocument(input, { ...split, problems: [], fieldProblems: [] }, conflict);
  const context = createContext(input, options);
  context.problems.push(...(input.problems ?? []), ...split.problems, ...split.fieldProblems);
  try {
    return await compileBody(split, context);
  } catch (error) {
    const place = { file: input.file, line: 1 };
    const { reason } = describeError(error);
    const problem =
      error instanceof RangeError ? report('compile.nesting', place) : report('compile', place, { reason });
    return failedDocument(input, split, problem);
  }
}

/** Parses a file and inlines its partials; an empty tree, with a problem, if it cannot be parsed. */
function parseFile(
  body: string,
  including: Pick<ParsedFile, 'file' | 'chain' | 'props'>,
  context: CompileContext,
): Root {
  const source = readable(body, including.file, context);
  const root = source === undefined ? undefined : parse(source, including.file, context);
  if (source === undefined || !root) {
    context.failed = true;
    return { type: 'root', children: [] };
  }
  const parsePartial: ParsedFile['parse'] = (text, partial) => parseFile(text, partial, context);
  for (const step of FILE_STEPS) step(root, { ...including, body, source, context, parse: parsePartial });
  return root;
}

/** The text as it is parsed; undefined, with a problem, if it cannot be. */
function readable(body: string, file: string, context: CompileContext): string | undefined {
  if (isNestedTooDeeply(body, file, context) || isTooLarge(body, file, context)) return undefined;
  const conflict = conflictOf(file, body);
  if (conflict) context.problems.push(conflict);
  if (conflict) return undefined;
  return unwrapMdxFences(bracketAdmonitionTitles(body));
}

function parse(source: string, file: string, context: CompileContext): Root | undefined {
  try {
    return parseMarkdown(source, context.options.remarkPlugins);
  } catch (error) {
    reportParseError(error, source, file, context);
    return undefined;
  }
}

/** Runs the checks that see what the writer wrote. */
function checkAsWritten(root: Root, { file, source, context }: ParsedFile): void {
  for (const check of context.options.sourceChecks) check(root, source, file, context);
}

/** The title that the page shows: of the front matter, of its heading, or of its file with a problem. */
function titleOf(
  { frontmatter, fieldLines }: SplitDocument,
  heading: Heading | undefined,
  failed: CompiledDocument['failed'],
  context: CompileContext,
): string {
  const { file } = context.input;
  // A heading underlined with === may have several lines.
  const title = frontmatter.title ?? (heading && textOf(heading).trim().replace(/\s+/g, ' '));
  const inTitle = frontmatter.title === undefined ? oneLineFault(title ?? '') : undefined;
  if (inTitle !== undefined)
    context.problems.push(report('one-line.title', context.placeOf(heading ?? {}), { found: inTitle }));
  if (!title && fieldLines['title'] === undefined && !failed.frontmatter && !failed.text)
    context.problems.push(report('no-title', { file, line: 1 }));
  return title || titleOfFile(file);
}

function checkIcon({ frontmatter: { icon }, fieldLines }: SplitDocument, context: CompileContext): void {
  const fault = icon === undefined ? undefined : iconFault(icon);
  const place = { file: context.input.file, line: fieldLines['icon'] ?? 1 };
  if (fault) context.problems.push(report(fault.code, place, fault.values));
}

/** A document that failed to compile: title and front matter only, with the reason as an error. */
function failedDocument(
  { file, locale, problems: ownProblems = [] }: DocumentInput,
  split: SplitDocument,
  reason: ContentProblem,
): CompiledDocument {
  const { frontmatter, fieldLines, problems, fieldProblems } = split;
  const title = frontmatter.title ?? titleOfFile(file);
  return {
    file,
    locale,
    frontmatter,
    fieldLines,
    title,
    tree: h(null, [h('h1', [title])]),
    headings: [],
    headingPlaces: [],
    explicitIds: [],
    anchors: [],
    blocks: [],
    sections: [],
    fences: [],
    partials: [],
    externalLinks: [],
    problems: [...ownProblems, ...problems, ...fieldProblems, reason],
    failed: { frontmatter: problems.length > 0 || reason.code === 'conflict', text: true },
  };
}
