import type { ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type { DocPage, Toc } from '@idmp/model';
import { mapTree, hasClass, isBlank, toArticleHtml } from '@idmp/compile';
import { blockSheets } from './blockSheets';
import { withQuestions } from './questions';

/** A page without what is made from its trees. */
export type DocPageData = Omit<DocPage, keyof RenderedArticle>;
/** What is made from the trees of a page. */
export type RenderedArticle = Pick<DocPage, 'html' | 'toc' | 'sheets' | 'isFaq'>;

/** Renders a page for the template. */
export const docPage = (data: DocPageData, article: Root, toc: Toc | undefined): DocPage => ({
  ...data,
  ...renderArticle(article, toc),
});

/** Renders an article and its table of contents. */
export function renderArticle(article: Root, toc: Toc | undefined): RenderedArticle {
  const marked = withQuestions(article);
  return {
    html: compactHtml(withFoldedToc(marked ?? article, toc)),
    toc: toc ? compactHtml({ type: 'root', children: [toc.list] }) : '',
    sheets: blockSheets(article),
    isFaq: marked !== undefined,
  };
}

/** Elements whose white space browsers ignore. */
const CONTAINERS = new Set(['blockquote', 'dl', 'ol', 'section', 'table', 'tbody', 'thead', 'tr', 'ul']);

/**
 * Serializes a tree without the white space between its blocks, some 0.5 % of the bytes of a page. The library for it,
 * hast-util-minify-whitespace, takes quadratic time for a line of blank code.
 */
function compactHtml(tree: Root): string {
  const withoutBlanks = (node: ElementContent): ElementContent =>
    node.type === 'element' && CONTAINERS.has(node.tagName)
      ? { ...node, children: node.children.filter((child) => !isBlank(child)) }
      : node;
  const compact = mapTree(tree, withoutBlanks);
  return toArticleHtml({ ...compact, children: compact.children.filter((child) => !isBlank(child)) });
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
