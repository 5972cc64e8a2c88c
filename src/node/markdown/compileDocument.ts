import type { CompiledDocument } from '../../model/compiledDocument';
import { checkSamples } from '../checks/samples/checkSamples';
import { checkFieldWording, checkWording } from '../checks/wording';
import { loadLanguages } from './codeBlocks';
import {
  atLine,
  createContext,
  type CompileContext,
  type CompileOptions,
  type DocumentInput,
} from './context';
import { collectFences } from './fenceTexts';
import { failedDocument } from './failedDocument';
import { splitFrontmatter } from './frontmatter';
import { identifyHeadings } from './headings';
import { iconFault } from './icons';
import { joinHanLines } from './joinHanLines';
import { markTerms } from './markTerms';
import { textOf } from './mdast';
import { describeError } from './parseError';
import { parseWithPartials } from './partials';
import { collectSections } from './sections';
import { checkStructure } from './structure';
import { collectTextBlocks } from './textBlocks';
import { placeTaskHead, taskHeadBlocks } from './taskHead';
import { settleTitle, titleHtml, titleOfFile } from './title';
import { toParts } from './toParts';

/** Compiles one page into HTML with symbolic links, images and cards. Never throws; faults become problems. */
export async function compileDocument(
  input: DocumentInput,
  options: CompileOptions,
): Promise<CompiledDocument> {
  try {
    return await compileBody(createContext(input, options));
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
  const { frontmatter, fieldLines, body, problems, fieldProblems } = splitFrontmatter(file, raw);
  context.problems.push(...problems, ...fieldProblems);
  const failed = { frontmatter: problems.length > 0, text: false };
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
  const title = frontmatter.title ?? (titleNode && textOf(titleNode).trim());
  failed.text = context.failed;
  if (!title && !failed.frontmatter && !failed.text)
    context.report.error({
      node: {},
      code: 'no-title',
      message: 'the page has no title',
      hint: 'add "title: …" to the front matter, or begin the text with a # heading',
    });
  const fault = frontmatter.icon === undefined ? undefined : iconFault(frontmatter.icon);
  if (fault) context.report.error({ node: atLine(fieldLines['icon'] ?? 1), code: 'icon', ...fault });
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
    failed,
  };
}
