import type { ClientFeature } from '../../page/feature/clientFeature';
import { PageMenu, servePageMenu } from './client/PageMenu';
import { type DocHead, encodeAddress } from '@idmp/model';
import { twinAddress } from './model/twin';

/** The link from a page to its Markdown, and the menu to copy or print it. */
export const twins = {
  name: 'twins',
  Head: MarkdownLink,
  Action: PageMenu,
  enhance: servePageMenu,
} satisfies ClientFeature;

/** Tells programs where the Markdown of a page is. */
function MarkdownLink({ head }: { head: DocHead }) {
  const href = __PATH_PREFIX__ + encodeAddress(twinAddress(head.canonical));
  return <link rel="alternate" type="text/markdown" href={href} />;
}
