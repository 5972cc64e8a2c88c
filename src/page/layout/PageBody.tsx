import { useEffect, useRef, type ReactNode } from 'react';
import { useSurroundings } from '../../features/mdx/client/surroundings';
import { servePageMenu } from '../../features/twins/client/PageMenu';
import { enhanceZoom } from '../../features/zoom/client/zoom';
import type { Messages } from '../../types/messages';
import { type Enhance, enhanceDetails, whenPresent } from '../article/enhance/enhanceArticle';
import { useMessages } from '../i18n/useMessages';
import { inOwnTask, startEach } from '../platform/tasks';
import { pageHtml } from '../platform/trustedHtml';
import { markActiveHeading } from '../toc/markActiveHeading';

/**
 * Server-rendered HTML of the page, for hydration and for later visits to it. Read before anything is rendered, so
 * that a crash can't lose it.
 */
const serverHtml =
  typeof document === 'undefined' ? '' : (document.getElementById('idmp-page')?.innerHTML ?? '');

/** What adds behavior to the static HTML of a page. */
const ENHANCERS: readonly Enhance[] = [
  enhanceDetails,
  whenPresent(
    '[data-tabs]',
    async () => (await import('../../features/tabs/client/tabs')).enhanceTabs,
    '.tab-label',
  ),
  enhanceZoom,
  whenPresent(
    '[data-copy]',
    async () => (await import('../article/enhance/codeCopy')).enhanceCodeCopy,
    '[data-copy]',
  ),
  servePageMenu,
];

interface PageBodyProps {
  /** Path of the page, without prefix. */
  address: string;
  /** Null on the first load, when the server-rendered HTML stays. */
  children: ReactNode | null;
}

/** The part that changes on navigation. */
export function PageBody({ address, children }: PageBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const around = { t: useMessages(), surround: useSurroundings() };
  const latest = useRef(around);
  useEffect(() => {
    latest.current = around;
  });
  useEffect(() => {
    // Latest-ref: messages only change along with the address, so they need not rerun the effect.
    const t: Messages = (key, values) => latest.current.t(key, values);
    const mdx = whenPresent('[data-mdx]', async () =>
      (await import('../../features/mdx/client/mountMdx')).mountMdx((element) =>
        latest.current.surround(element),
      ),
    );
    const page = box.current;
    return page ? startEach([...ENHANCERS, mdx].map((enhance) => () => enhance(page, t))) : undefined;
  }, [address]);
  useEffect(() => inOwnTask(() => (box.current ? markActiveHeading(box.current) : undefined)), [address]);
  if (children !== null)
    return (
      <div ref={box} id="idmp-page">
        {children}
      </div>
    );
  return (
    <div
      ref={box}
      id="idmp-page"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: pageHtml(serverHtml) }}
    />
  );
}
