import type { MarkdownFeature } from '../markdownFeature';
import { readMagicComments } from './magicComments';
import { unwrapMdxFences } from './mdxFences';

/** Syntax of Docusaurus that Markdown does not have, for content that comes from there. */
export const docusaurus = {
  name: 'docusaurus',
  markdown: { beforeParsing: unwrapMdxFences, afterParsing: readMagicComments },
} satisfies MarkdownFeature;
