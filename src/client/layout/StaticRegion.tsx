import { useState, type ReactNode } from 'react';
import { trustedHtml } from '../platform/trustedHtml';

interface StaticRegionProps {
  as: 'aside' | 'footer' | 'div';
  id: string;
  className?: string;
  /** Undefined in the browser, which keeps the server's HTML. */
  render: (() => ReactNode) | undefined;
}

/** A part of the shell that only the server renders, so that the browser loads neither its code nor its data. */
export function StaticRegion({ as: Tag, id, className, render }: StaticRegionProps) {
  // Read once: other HTML on a later render would make React replace what the enhancers work on.
  const [html] = useState(() => (render ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  if (render) {
    return (
      <Tag id={id} className={className}>
        {render()}
      </Tag>
    );
  }
  return (
    <Tag
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
