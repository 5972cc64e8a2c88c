import { useEffect, useRef, type ReactNode } from 'react';
import { enhanceArticle } from '../article/enhance/enhanceArticle';
import { useMessages } from '../i18n/useMessages';
import { splitAddress } from '@idmp/model';
import type { Messages } from '../../types/messages';
import { inOwnTask } from '../platform/inOwnTask';
import { trustedHtml } from '../platform/trustedHtml';
import { markActiveHeading } from '../toc/markActiveHeading';

/**
 * Server-rendered HTML of the page, for hydration and for later visits to it. Read before anything is rendered, so
 * that a crash can't lose it.
 */
const serverHtml =
  typeof document === 'undefined' ? '' : (document.getElementById('idmp-page')?.innerHTML ?? '');

interface PageBodyProps {
  /** Path of the page, without prefix. */
  address: string;
  /** Null on the first load, when the server-rendered HTML stays. */
  children: ReactNode | null;
}

/** The part that changes on navigation. */
export function PageBody({ address, children }: PageBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const t = useMessages();
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  });
  useEffect(() => {
    // Latest-ref: messages only change along with the address, so they need not rerun the effect.
    const latest: Messages = (key, values) => texts.current(key, values);
    return box.current ? enhanceArticle(box.current, latest, splitAddress(address).locale) : undefined;
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
      dangerouslySetInnerHTML={{ __html: trustedHtml(serverHtml) }}
    />
  );
}
