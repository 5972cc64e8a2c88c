import {
  humanize,
  isIndexPath,
  report,
  encodeHash,
  formatMessage,
  type Heading as PageHeading,
  type SourcePlace,
} from '@idmp/model';
import type { CompileContext } from './context';
import { eachNode, textOf, type Heading, type Root, replaceNodes } from './mdast';
import GithubSlugger, { slug } from 'github-slugger';
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';

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

const EXPLICIT_ID = /^\{#(.+)\}$/;
/** Put before a slug that belongs to the page around the article. */
const PREFIX = 'section-';
const KEPT_IN_TOC = new Set(['code', 'em', 'strong', 'sub', 'sup', 'kbd', 'del']);

/** The headings of a document with their ids. */
export interface HeadingList {
  headings: PageHeading[];
  places: SourcePlace[];
  byNode: Map<Heading, PageHeading>;
}

/**
 * Assigns ids to headings in document order: an explicit `{#id}`, else GitHub's slug. A slug that belongs to the page
 * around the article gets a prefix; what has been given already gets a number.
 */
export function identifyHeadings(root: Root, context: CompileContext): HeadingList {
  const list: HeadingList = { headings: [], places: [], byNode: new Map() };
  const { isShellId } = context.options.site;
  const explicit = takeExplicitIds(root);
  const slugger = new GithubSlugger();
  Object.assign(slugger.occurrences, Object.fromEntries([...explicit.values()].map((id) => [id, 0])));
  const freeId = (words: string): string => {
    // A heading of signs only has no slug.
    const id = words !== '' && slug(words) === '' ? slugger.slug('section') : slugger.slug(words);
    return isShellId(id) ? slugger.slug(PREFIX + words) : id;
  };
  const seen = new Set<string>();
  eachNode(root, 'heading', (node) => {
    const written = textOf(node).replace(/\n/g, ' ').trim().normalize('NFC');
    const text = written.replace(/\s+/g, ' ');
    const given = explicit.get(node)?.normalize('NFC');
    if (!text) context.problems.push(report('empty-heading', context.placeOf(node)));
    if (given !== undefined) {
      context.explicitIds.push(given);
      if (seen.has(given))
        context.problems.push(report('duplicate-id', context.placeOf(node), { id: given }));
      if (isShellId(given))
        context.problems.push(report('reserved-id', context.placeOf(node), { id: given }));
    }
    const isUsable = given !== undefined && !seen.has(given) && !isShellId(given);
    // Two spaces in the words make two hyphens, as they do on GitHub and in Docusaurus.
    const id = isUsable ? given : freeId(given ?? written);
    seen.add(id);
    context.anchors.add(id);
    const heading: PageHeading = { id, text, content: [], level: node.depth };
    list.headings.push(heading);
    list.places.push(context.placeOf(node));
    list.byNode.set(node, heading);
  });
  return list;
}

/** Removes `{#id}` from the ends of headings and returns the ids; elsewhere it is text. */
function takeExplicitIds(root: Root): Map<Heading, string> {
  const ids = new Map<Heading, string>();
  eachNode(root, 'heading', (node) => {
    const children = [...node.children];
    while (children.at(-1)?.type === 'text' && textOf(children.at(-1) ?? root).trim() === '') children.pop();
    const last = children.at(-1);
    const id = last?.type === 'html' ? EXPLICIT_ID.exec(last.value)?.[1] : undefined;
    if (id === undefined) return;
    children.pop();
    const before = children.at(-1);
    if (before?.type === 'text') before.value = before.value.trimEnd();
    node.children = children;
    ids.set(node, id);
  });
  replaceNodes(root, (node) =>
    node.type === 'html'
      ? [{ type: 'text', value: node.value, position: node.position, data: node.data && { ...node.data } }]
      : undefined,
  );
  return ids;
}

/** A heading and its anchor link; the link is a sibling, so that it is not part of the heading's accessible name. */
export function headingToHast(
  state: State,
  node: Heading,
  list: HeadingList,
  context: CompileContext,
): Element {
  const heading = list.byNode.get(node);
  const children = state.all(node);
  const tag = `h${node.depth}`;
  if (!heading) return h(tag, children);
  heading.content = children.flatMap(tocContent);
  const title = h(tag, heading.id ? { id: heading.id } : {}, children);
  if (node.depth === 1 || !heading.text) return title;
  const label = formatMessage(context.options.messages['heading.link'] ?? '', { heading: heading.text });
  const anchor = h('a.anchor', { href: `#${encodeHash(heading.id)}`, ariaLabel: label });
  const element = h('div', { className: ['heading', `heading-${node.depth}`] }, [title, anchor]);
  return heading.id ? { ...element, data: { section: { id: heading.id, level: node.depth } } } : element;
}

/** Content of a heading for the table of contents, without links and images. */
function tocContent(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return node.type === 'text' ? [node] : [];
  const inner = node.children.flatMap(tocContent);
  return KEPT_IN_TOC.has(node.tagName) ? [h(node.tagName, inner)] : inner;
}
