import GithubSlugger from 'github-slugger';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseDocument } from 'yaml';
import {
  containerDirectives,
  eachNode,
  type Nodes,
  parseMarkdown,
  splitFrontmatter,
  textOf,
  withTargets,
} from '@idmp/compile';
import { isField, trimEndOf } from '@idmp/model';

/** How the texts of a site are written here. */
export interface TextRules {
  /** Whether braces and `<` are text. */
  isCommonMark: boolean;
  /** Where a link or image leads here; undefined if it stays. */
  target: (written: string) => string | undefined;
}

/**
 * A page or partial as it is written here, and the fields that were removed.
 * @param slug - its address if its file has another name
 * @param title - its title if the text has none
 */
export function movedPage(
  text: string,
  rules: TextRules,
  { title, slug }: { title?: string; slug?: string | undefined } = {},
) {
  const { span, body } = splitFrontmatter('', text);
  const yaml = parseDocument(span ? text.slice(...span) : '');
  const fields = Object.keys((yaml.toJS() ?? {}) as object);
  const removed = fields.filter((name) => !isField(name) || yaml.get(name) === '');
  for (const name of removed) yaml.delete(name);
  if (slug !== undefined) yaml.set('slug', slug);
  if (title !== undefined && !yaml.get('title') && !/^ {0,3}(?:# |=+$)/m.test(body)) yaml.set('title', title);
  const own = movedText(body.replace(/^\n+/, ''), rules);
  const written = yaml.toString({ lineWidth: 0, flowCollectionPadding: false });
  return { text: /^(?:\{\}|null)?\n?$/.test(written) ? own : `---\n${written}---\n\n${own}`, removed };
}

/** A target that may be another here; without one, a text is not parsed. */
const TARGET = /(?:[("'<]|\]:\s*)\/|(?:^|\/)static\/|\]\(<?[^./#:)][^:)\]]*\.mdx?/m;

/** A text with the signs and targets of this site. */
function movedText(text: string, { isCommonMark, target }: TextRules): string {
  const plain = isCommonMark ? withEscapes(text) : text;
  try {
    return TARGET.test(plain) ? withTargets(plain, target) : plain;
  } catch {
    // The check names what cannot be parsed.
    return plain;
  }
}

const commonMark = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(containerDirectives)
  .freeze();
/** A brace or less-than sign that no backslash precedes, except an id behind a heading. */
const SIGN = /(?<!\\)(?:\{(?!#[\p{L}\p{N}_.:-]+\}\s*$)|<)/gmu;
/** Elements without text, which MDX wants closed. */
const VOID = /[<](area|br|col|hr|img|input|source|track|wbr)\b([^<>]*)[>]/gi;

const closed = (_: string, name: string, attributes: string): string =>
  `<${name}${trimEndOf(attributes.trimEnd(), '/').trimEnd()} />`;

/** A text of CommonMark as one of MDX: braces and less-than signs that are text are escaped. */
function withEscapes(text: string): string {
  const nodes: Nodes[] = [];
  const root = commonMark.parse(text);
  for (const type of ['text', 'html'] as const) eachNode(root, type, (node) => void nodes.push(node));
  const startOf = ({ position }: Nodes): number => position?.start.offset ?? 0;
  let result = text;
  // From the end, so that the places before it stay.
  for (const node of nodes.sort((a, b) => startOf(b) - startOf(a))) {
    const [start, end] = [startOf(node), node.position?.end.offset ?? 0];
    const part = text.slice(start, end);
    if (part.startsWith('<!--')) continue;
    const html = part.replace(VOID, closed).replace(/(?<!\\)\{/g, '\\{');
    result =
      result.slice(0, start) + (node.type === 'text' ? part.replace(SIGN, '\\$&') : html) + result.slice(end);
  }
  return result;
}

interface WrittenHeading {
  /** Index of its line. */
  at: number;
  level: number;
  id: string;
  isExplicit: boolean;
}

/**
 * Two languages of a page with the ids of the first, so that a switch of language keeps the section. The ids that the
 * second had stay as anchors. Pages with other headings stay as they are.
 */
export function withSharedIds(
  texts: readonly [string, string],
  isReserved: (id: string) => boolean,
): readonly string[] {
  try {
    const [own = [], others = []] = texts.map(headingsOf);
    if (own.length !== others.length || own.some(({ level }, at) => level !== others[at]?.level))
      return texts;
    const lines = texts.map((text) => text.split('\n'));
    const [first = [], second = []] = lines;
    const withId = (line: string | undefined, id: string, former = ''): string =>
      `${(line ?? '')
        .trimEnd()
        .replace(/[ \t]#+$/, '')
        .trimEnd()} ${former}{#${id}}`;
    const ids = new Set(own.map(({ id }) => id));
    for (const [index, { at, id, level, isExplicit }] of own.entries()) {
      const other = others[index];
      if (!other || level === 1 || other.isExplicit || other.id === id || isReserved(id)) continue;
      if (!isExplicit) first[at] = withId(first[at], id);
      second[other.at] = withId(second[other.at], id, ids.has(other.id) ? '' : `<a id="${other.id}"></a> `);
    }
    return lines.map((each) => each.join('\n'));
  } catch {
    // The check names what cannot be parsed.
    return texts;
  }
}

/** Headings of a page; throws if it cannot be parsed. */
function headingsOf(text: string): WrittenHeading[] {
  const slugger = new GithubSlugger();
  const lines = text.split('\n');
  const found: WrittenHeading[] = [];
  eachNode(parseMarkdown(splitFrontmatter('', text).body), 'heading', (node) => {
    const at = (node.position?.start.line ?? 1) - 1;
    const [, id] = /\{#([^{}]+)\}\s*$/.exec(lines[at] ?? '') ?? [];
    found.push({
      at,
      level: node.depth,
      id: id ?? slugger.slug(textOf(node).trim()),
      isExplicit: id !== undefined,
    });
  });
  return found;
}
