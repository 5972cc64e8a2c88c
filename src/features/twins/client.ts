import type { ClientFeature } from '../../page/feature/clientFeature';
import { MarkdownLink } from './client/MarkdownLink';
import { PageMenu, servePageMenu } from './client/PageMenu';

/** The link from a page to its Markdown, and the menu to copy or print it. */
export const twins = {
  name: 'twins',
  Head: MarkdownLink,
  Action: PageMenu,
  enhance: servePageMenu,
} satisfies ClientFeature;
