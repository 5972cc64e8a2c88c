import { createElement, useEffect, useRef, type ReactElement } from 'react';
import { pageHtml } from '../../../page/platform/trustedHtml';

interface MdxSlotProps {
  html: string;
  /** Mounts the components in the children; in the browser only. */
  mount?: (slot: HTMLElement) => () => void;
}

/** The children of a component: HTML of the page. */
export function MdxSlot({ html, mount }: MdxSlotProps): ReactElement {
  const slot = useRef<HTMLElement>(null);
  useEffect(() => (slot.current ? mount?.(slot.current) : undefined), [html, mount]);
  return createElement('mdx-slot', {
    ref: slot,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: pageHtml(html) },
  });
}
