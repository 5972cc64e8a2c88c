import { useState, type ReactNode } from 'react';
import { trustedHtml } from '../platform/trustedHtml';

interface StaticRegionProps {
  as: 'aside' | 'footer' | 'div';
  id: string;
  className?: string;
  /** Undefined in the browser, which keeps the server-rendered HTML. */
  render: (() => ReactNode) | undefined;
}

/** Server-only part of the shell: the client loads neither its code nor its data. */
export function StaticRegion({ as: Tag, id, className, render }: StaticRegionProps) {
  // Read once: with different HTML on a later render, React would replace the enhanced elements.
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
