import type { Nodes, Root } from 'hast';
import { minifyWhitespace } from 'hast-util-minify-whitespace';
import { h } from 'hastscript';
import type { DocPage } from '../model/docPage';
import type { Toc } from '../model/page';
import { toArticleHtml } from '../tree/toArticleHtml';
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
    toc: toc ? compactHtml(toc.list) : '',
    sheets: blockSheets(article),
    isFaq: marked !== undefined,
  };
}

/** Serializes a tree without the white space that browsers ignore, some 1 % of the bytes of a page. */
function compactHtml(tree: Nodes): string {
  const copy = structuredClone(tree);
  minifyWhitespace(copy);
  return toArticleHtml(copy);
}

/** Inserts a collapsible table of contents after the title, for narrow viewports. */
function withFoldedToc(article: Root, toc: Toc | undefined): Root {
  if (!toc) return article;
  const [title, ...rest] = article.children;
  const details = h('details', [h('summary', [toc.label]), toc.list]);
  const folded = h('nav.folded-toc', { ariaLabel: toc.label, dataToc: '' }, [details]);
  return { ...article, children: [...(title ? [title] : []), folded, ...rest] };
}
