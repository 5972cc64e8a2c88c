import { useEffect, useRef, type ReactNode } from 'react';
import { enhanceArticle } from '../article/enhance/enhanceArticle';
import { enhanceTools } from '../article/enhance/tools';
import { whenPresent } from '../article/enhance/whenPresent';
import { useMessages } from '../i18n/useMessages';
import { splitAddress } from '../../model/locale';
import type { Messages } from '../../model/messages';
import { inOwnTask } from '../platform/inOwnTask';
import { trustedHtml } from '../platform/trustedHtml';
import { markActiveHeading } from '../toc/markActiveHeading';
import { serverHtml } from './serverHtml';

const enhanceWindows = whenPresent(
  '[data-windows]',
  async () => (await import('../playground/enhanceWindows')).enhanceWindows,
);

interface PageBodyProps {
  /** Address of the page, without path prefix. */
  address: string;
  /** Null on the first load: the server's HTML stays. */
  children: ReactNode | null;
}

/** The part of the page that changes from page to page. */
export function PageBody({ address, children }: PageBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const t = useMessages();
  const texts = useRef(t);
  useEffect(() => {
    texts.current = t;
  });
  useEffect(() => {
    // The texts of the page at that time: a new language comes with a new address.
    const latest: Messages = (key, values) => texts.current(key, values);
    if (!box.current) return undefined;
    const undo = [
      enhanceArticle(box.current, latest),
      enhanceTools(box.current, splitAddress(address).locale),
      enhanceWindows(box.current, latest),
    ];
    return () => undo.forEach((stop) => stop());
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
