import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { containerDirectives, writersSyntax } from './syntax';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMdx)
  .use(containerDirectives)
  .use(writersSyntax)
  .use(remarkCjkFriendly)
  .freeze();

/** Parses the writers' dialect; throws a `VFileMessage` where the text cannot be read. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}
