import type { BuildFeature } from '../../gatsby/buildFeature';
import { readMagicComments } from './build/magicComments';
import { unwrapMdxFences } from './build/mdxFences';

/** Syntax of Docusaurus that Markdown does not have, for content that comes from there. */
export const docusaurus = {
  name: 'docusaurus',
  markdown: { beforeParsing: unwrapMdxFences, afterParsing: readMagicComments },
} satisfies BuildFeature;
