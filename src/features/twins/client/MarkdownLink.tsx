import { type DocHead, encodeAddress } from '@idmp/model';
import { twinAddress } from '../model/twin';

/** Tells programs where the Markdown of a page is. */
export function MarkdownLink({ head }: { head: DocHead }) {
  const href = __PATH_PREFIX__ + encodeAddress(twinAddress(head.canonical));
  return <link rel="alternate" type="text/markdown" href={href} />;
}
