import type { ClientFeature } from '../../core/page/feature/clientFeature';
import type { DocHead } from '../../core/model/docPage';
import { encodeAddress } from '../../core/model/slug';
import { twinAddress } from './model/twin';

function MarkdownLink({ head }: { head: DocHead }) {
  const href = __PATH_PREFIX__ + encodeAddress(twinAddress(head.canonical));
  return <link rel="alternate" type="text/markdown" href={href} />;
}

/** The link from a page to its Markdown. */
export const twins = { name: 'twins', Head: MarkdownLink } satisfies ClientFeature;
