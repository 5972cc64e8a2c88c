import chapters from '$site/feeds.json';
import type { DocHead } from '@idmp/model';
import { absoluteAddress } from '../../../page/document/absoluteAddress';

/** Links the feeds of a chapter of releases, for feed readers that are given its address. */
export function FeedLinks({ head: { canonical, title } }: { head: DocHead }) {
  if (!chapters.includes(canonical)) return null;
  const feed = { rel: 'alternate', title };
  return (
    <>
      <link {...feed} type="application/atom+xml" href={absoluteAddress(`${canonical}/atom.xml`)} />
      <link {...feed} type="application/feed+json" href={absoluteAddress(`${canonical}/feed.json`)} />
    </>
  );
}
