import type { CompiledDocument } from '../../model/compiledDocument';
import type { Locale } from '../../model/locale';
import { ONE_LINE_HINT, oneLineFault } from '../../model/oneLine';
import type { ProseTic } from '../../model/typography';
import { checkSamples } from '../checks/samples/checkSamples';
import { checkFieldWording, checkWording } from '../checks/wording';
import type { GlossaryTerm } from '../checks/glossary';
import type { Placeholder } from '../checks/placeholders';
import { loadLanguages } from './codeBlocks';
import { createContext, type CompileContext } from './context';
import { collectFences } from './fenceTexts';
import { failedDocument } from './failedDocument';
import { splitFrontmatter } from './frontmatter';
import { identifyHeadings } from './headings';
import { iconFault } from './icons';
import { highlighterFor, type CodeThemes } from './highlight';
import { joinHanLines } from './joinHanLines';
import { markTerms, type ExplainedTerm } from './markTerms';
import { textOf } from './mdast';
import { describeError } from './parseError';
import { parseWithPartials } from './partials';
import { collectSections } from './sections';
import { checkStructure } from './structure';
import { collectTextBlocks } from './textBlocks';
import { placeTaskHead, taskHeadBlocks } from './taskHead';
import { settleTitle, titleHtml, titleOfFile } from './title';
import { toParts } from './toParts';

/** Input of the compiler: one page with the partials that it may include. */
export interface DocumentInput {
  /** Path relative to the project. */
  file: string;
  locale: Locale;
  raw: string;
  /** Text of all partials reachable from the page, by project-relative path. */
  partials?: Readonly<Record<string, string>>;
}

export interface CompileOptions {
  /** Namespace `content` of the document's language. */
  messages: Readonly<Record<string, string>>;
  codeThemes: CodeThemes;
  /** Terms whose wrong forms are reported. */
  glossary: readonly GlossaryTerm[];
  /** Terms whose first mention on a page is explained. */
  terms?: readonly ExplainedTerm[];
  /** Values in code that readers replace. */
  placeholders?: readonly Placeholder[];
  /** Phrases that cause a warning. */
  tics?: readonly ProseTic[];
}

/** Compiles one page into HTML with symbolic links, images and cards. Never throws; faults become problems. */
export async function compileDocument(
  input: DocumentInput,
  options: CompileOptions,
): Promise<CompiledDocument> {
  try {
    return await compileBody(createContext(input, options, highlighterFor(options.codeThemes)));
  } catch (error) {
    const reason =
      error instanceof RangeError
        ? 'the text is nested too deeply'
        : `the text cannot be compiled: ${describeError(error).reason}`;
    return failedDocument(input, reason);
  }
}

async function compileBody(context: CompileContext): Promise<CompiledDocument> {
  const { file, locale, raw } = context.input;
  const { frontmatter, fieldLines, body, problems } = splitFrontmatter(file, raw);
  context.problems.push(...problems);
  const root = parseWithPartials(body, context);
  const titleNode = settleTitle(root, frontmatter.title, context);
  checkStructure(root, context);
  checkFieldWording(frontmatter, fieldLines, context);
  checkWording(root, context);
  checkSamples(root, context);
  joinHanLines(root);
  const list = identifyHeadings(root, context);
  const sections = collectSections(root, list, frontmatter, context);
  await loadLanguages(root, context);
  // A heading underlined with === may have several lines.
  const title = frontmatter.title ?? (titleNode && textOf(titleNode).trim().replace(/\s+/g, ' '));
  const inTitle = frontmatter.title === undefined ? oneLineFault(title ?? '') : undefined;
  if (inTitle !== undefined)
    context.report(titleNode ?? {}, 'error', 'one-line', `the title contains ${inTitle}`, ONE_LINE_HINT);
  if (
    !title &&
    !context.problems.some(
      ({ code }) =>
        code === 'parse' ||
        code === 'too-large' ||
        code.startsWith('front-matter') ||
        code === 'open-front-matter',
    )
  ) {
    context.report(
      {},
      'error',
      'no-title',
      'the page has no title',
      'add "title: …" to the front matter, or begin the text with a # heading',
    );
  }
  const fault = frontmatter.icon === undefined ? undefined : iconFault(frontmatter.icon);
  if (fault)
    context.report(
      { position: { start: { line: fieldLines['icon'] ?? 1 } } },
      'error',
      'icon',
      fault.message,
      fault.hint,
    );
  const shown = title || titleOfFile(file);
  const blocks = collectTextBlocks(root, list);
  markTerms(root, context);
  const parts = toParts(root, list, context);
  const { messages } = context.options;
  return {
    file,
    locale,
    frontmatter,
    fieldLines,
    title: shown,
    body: placeTaskHead(titleNode ? parts : [titleHtml(shown), ...parts], frontmatter, messages),
    headings: list.headings,
    headingPlaces: list.places,
    explicitIds: context.explicitIds,
    anchors: [...context.anchors],
    blocks: [...taskHeadBlocks(frontmatter, messages, titleNode ? 0 : -1), ...blocks],
    sections,
    fences: collectFences(root, context),
    partials: [...context.partials].sort(),
    externalLinks: context.externalLinks,
    problems: context.problems,
  };
}
