import type { Root } from './mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { containerDirectives, writersSyntax } from './syntax';

/** Parser of the site's Markdown dialect; called, it makes one that can be extended. */
export const markdownProcessor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMdx)
  .use(containerDirectives)
  .use(writersSyntax)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough, { singleTilde: false })
  .freeze();

/** Parses the site's Markdown dialect; throws a `VFileMessage` on a syntax error. */
export function parseMarkdown(text: string): Root {
  return markdownProcessor.parse(text);
}
