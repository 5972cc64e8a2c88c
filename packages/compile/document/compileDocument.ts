import type { Element, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type { CompiledDocument } from '../compiledDocument';
import { type ContentProblem, type Frontmatter, oneLineFault, report, type TextBlock } from '@idmp/model';
import { conflictOf } from './unreadable';
import { loadLanguages } from './codeBlocks';
import { createContext, type CompileContext, type CompileOptions, type DocumentInput } from './context';
import { markdownExtensions } from './context';
import { collectFences } from './fences';
import { splitFrontmatter, type SplitDocument } from './frontmatter';
import { identifyHeadings, type HeadingList } from './headings';
import { iconFault } from './icons';
import { joinHanLines } from './transforms';
import { textOf } from './mdast';
import { describeError } from './parseMarkdown';
import { parseWithPartials } from './partials';
import { collectSections } from './sections';
import { collectTextBlocks } from './sections';
import { taskHead, taskHeadBlocks } from './taskHead';
import { settleTitle, titleOfFile } from './headings';
import { toTree } from './toTree';

/** Compiles one page into a tree with places for what depends on other files. Never throws; faults become problems. */
export async function compileDocument(
  input: DocumentInput,
  options: CompileOptions,
): Promise<CompiledDocument> {
  const split = splitFrontmatter(input.file, input.raw);
  const conflict = conflictOf(input.file, input.raw);
  if (conflict) return failedDocument(input, { ...split, problems: [], fieldProblems: [] }, conflict);
  try {
    return await compileBody(split, createContext(input, options));
  } catch (error) {
    const place = { file: input.file, line: 1 };
    const { reason } = describeError(error);
    const problem =
      error instanceof RangeError ? report('compile.nesting', place) : report('compile', place, { reason });
    return failedDocument(input, split, problem);
  }
}

async function compileBody(split: SplitDocument, context: CompileContext): Promise<CompiledDocument> {
  const { file, locale } = context.input;
  const { frontmatter, fieldLines, problems, fieldProblems } = split;
  context.problems.push(...(context.input.problems ?? []), ...problems, ...fieldProblems);
  const root = parseWithPartials(split.body, context);
  const heading = settleTitle(root, frontmatter.title, context);
  for (const { check } of markdownExtensions.all()) await check?.(root, context, split);
  joinHanLines(root);
  const list = identifyHeadings(root, context);
  const sections = collectSections(root, list, frontmatter, context);
  await loadLanguages(root, context);
  const failed = { frontmatter: problems.length > 0, text: context.failed };
  // A heading underlined with === may have several lines.
  const title = frontmatter.title ?? (heading && textOf(heading).trim().replace(/\s+/g, ' '));
  const inTitle = frontmatter.title === undefined ? oneLineFault(title ?? '') : undefined;
  if (inTitle !== undefined)
    context.problems.push(report('one-line.title', context.placeOf(heading ?? {}), { found: inTitle }));
  if (!title && fieldLines['title'] === undefined && !failed.frontmatter && !failed.text)
    context.problems.push(report('no-title', { file, line: 1 }));
  const iconProblem = frontmatter.icon === undefined ? undefined : iconFault(frontmatter.icon);
  if (iconProblem)
    context.problems.push(
      report(iconProblem.code, { file, line: fieldLines['icon'] ?? 1 }, iconProblem.values),
    );
  const shown = title || titleOfFile(file);
  const blocks = collectTextBlocks(root, list);
  for (const { transform } of markdownExtensions.all()) transform?.(root, context);
  const { messages } = context.options;
  const { children } = toTree(root, list, context);
  return {
    file,
    locale,
    frontmatter,
    fieldLines,
    title: shown,
    tree: article(
      heading ? children : [titleElement(shown), LINE_END, ...children],
      headOf(frontmatter, list, messages),
    ),
    headings: list.headings,
    headingPlaces: list.places,
    explicitIds: context.explicitIds,
    anchors: [...context.anchors],
    blocks: withTaskHead(blocks, taskHeadBlocks(frontmatter, messages, heading ? 0 : -1)),
    sections,
    fences: collectFences(root, context),
    partials: [...context.partials].sort(),
    externalLinks: context.externalLinks,
    problems: context.problems,
    failed,
  };
}

const LINE_END = { type: 'text', value: '\n' } as const;

const titleElement = (title: string): Element => h('h1', [title]);

/** The facts of a task; a section of its own lists the prerequisites only once. */
function headOf(
  frontmatter: Frontmatter,
  { headings }: HeadingList,
  messages: Readonly<Record<string, string>>,
): ReturnType<typeof taskHead> {
  const { facts, prerequisites } = taskHead(frontmatter, messages);
  return headings.some(({ id }) => id === 'prerequisites') ? { facts } : { facts, prerequisites };
}

/** The tree of an article, with the facts of a task below its title and its prerequisites below the lead. */
function article(
  [title, ...rest]: readonly RootContent[],
  { facts, prerequisites }: ReturnType<typeof taskHead>,
): Root {
  const leadAt = rest.findIndex((node) => node.type !== 'text');
  const lead = rest[leadAt];
  const end = lead?.type === 'element' && lead.tagName === 'p' ? leadAt + 1 : 0;
  return h(null, [
    title,
    facts ? [LINE_END, facts] : [],
    rest.slice(0, end),
    prerequisites ? [LINE_END, prerequisites] : [],
    rest.slice(end),
  ]);
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
    tree: article([titleElement(title)], {}),
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

/** Puts the task fields below the text of the page heading, so that excerpts begin with that text. */
function withTaskHead(blocks: readonly TextBlock[], fields: readonly TextBlock[]): TextBlock[] {
  const own = fields[0]?.heading ?? -1;
  const end = blocks.findIndex(({ heading }) => heading > own);
  const at = end < 0 ? blocks.length : end;
  return [...blocks.slice(0, at), ...fields, ...blocks.slice(at)];
}
