import type { ElementContent, Parents, Root, RootContent, Text } from 'hast';
import { h } from 'hastscript';
import type { DocPage, HtmlPart, MdxPart, Toc } from '@idmp/model';
import { mapTree, hasClass, isBlank, toArticleHtml } from '@idmp/compile';
import { blockSheets } from './blockSheets';
import { withQuestions } from './questions';

/** A page without what is made from its trees. */
export type DocPageData = Omit<DocPage, keyof RenderedArticle>;
/** What is made from the trees of a page. */
export type RenderedArticle = Pick<DocPage, 'html' | 'mdx' | 'toc' | 'sheets' | 'isFaq'>;

/** Renders a page for the template. */
export const docPage = (data: DocPageData, article: Root, toc: Toc | undefined): DocPage => ({
  ...data,
  ...renderArticle(article, toc),
});

/** Renders an article and its table of contents. */
export function renderArticle(article: Root, toc: Toc | undefined): RenderedArticle {
  const marked = withQuestions(article);
  const tree = compact(withFoldedToc(marked ?? article, toc));
  const mdx = splitAtComponents(tree);
  return {
    html: mdx ? '' : toArticleHtml(tree),
    ...(mdx && { mdx }),
    toc: toc ? toArticleHtml(compact({ type: 'root', children: [toc.list] })) : '',
    sheets: blockSheets(article),
    isFaq: marked !== undefined,
  };
}

/** In the HTML of an article, the place of a React component; no text has it. */
const HOLE = '\0';

/** Splits the HTML of an article at its React components; undefined if it has none. */
function splitAtComponents(tree: Root): DocPage['mdx'] {
  const names = new Set<string>();
  /** Those before which no other one ends that contains them. */
  const components: MdxPart[] = [];
  const split = ({ children }: Parents): HtmlPart[] => {
    const [start = '', ...rest] = toArticleHtml({ type: 'root', children }).split(HOLE);
    const inner = components.splice(components.length - rest.length);
    return [start, ...rest.flatMap((html, index) => [inner[index] ?? '', html])].filter(
      (part) => part !== '',
    );
  };
  const hollow = mapTree(tree, (node) => {
    if (node.type !== 'element' || !('dataMdx' in node.properties)) return node;
    const name = String(node.properties.dataMdx);
    names.add(name);
    const props = String(node.properties.dataProps);
    components.push({ name, props, tag: node.tagName, children: split(node) });
    return { type: 'text', value: HOLE };
  });
  return names.size > 0 ? { parts: split(hollow), names: [...names] } : undefined;
}

/** Elements whose white space browsers ignore. */
const CONTAINERS = new Set(['blockquote', 'dl', 'ol', 'section', 'table', 'tbody', 'thead', 'tr', 'ul']);

/**
 * A tree without the white space between its blocks, some 0.5 % of the bytes of a page. The library for it,
 * hast-util-minify-whitespace, takes quadratic time for a line of blank code.
 */
function compact(tree: Root): Root {
  const compactNode = (node: ElementContent): ElementContent | ElementContent[] => {
    if (node.type === 'text') return wholeNames(node);
    if (node.type === 'element' && 'dataRendered' in node.properties) return [];
    return node.type === 'element' && CONTAINERS.has(node.tagName)
      ? { ...node, children: node.children.filter((child) => !isBlank(child)) }
      : node;
  };
  const compacted = mapTree(tree, compactNode);
  return { ...compacted, children: compacted.children.filter((child) => !isBlank(child)) };
}

/** Names such as TSDB-Enterprise, UTF-8 and DEV-em-10, at whose hyphens a line would break. */
const HYPHENATED = /\b((?:\w{0,15}[A-Z]-[A-Za-z\d]|[A-Z]\w{0,15}-[A-Z])\w{0,15}(?:-\d+)?)\b/;

function wholeNames({ value }: Text): ElementContent[] {
  const parts = value
    .split(HYPHENATED)
    .map((part, index): ElementContent =>
      index % 2 === 1 ? h('span.whole', part) : { type: 'text', value: part },
    );
  return parts.filter((part) => part.type !== 'text' || part.value);
}

/** Inserts a collapsible table of contents after the title, its facts and the lead, for narrow viewports. */
function withFoldedToc(article: Root, toc: Toc | undefined): Root {
  if (!toc) return article;
  const isFacts = (node: RootContent): boolean => node.type === 'element' && hasClass(node, 'task-head');
  const start = 1 + Math.max(0, article.children.findIndex(isFacts));
  const lead = article.children.findIndex((node, index) => index >= start && node.type === 'element');
  const first = article.children[lead];
  const at = first?.type === 'element' && first.tagName === 'p' ? lead + 1 : start;
  const details = h('details', [h('summary', [toc.label]), toc.list]);
  const folded = h('nav.folded-toc', { ariaLabel: toc.label, dataToc: '' }, [details]);
  return { ...article, children: article.children.toSpliced(at, 0, folded) };
}
