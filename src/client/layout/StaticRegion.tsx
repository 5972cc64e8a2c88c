import { useState, type ReactNode } from 'react';

interface StaticRegionProps {
  as: 'aside' | 'footer' | 'div';
  id: string;
  className?: string;
  /** Undefined in the browser, which keeps the HTML that is there. */
  render: (() => ReactNode) | undefined;
}

const kept = new Map<string, string>();

/** HTML of a region as it stands in the document; as it last stood there, after a crash took it away. */
function htmlOf(id: string): string {
  const html = document.getElementById(id)?.innerHTML ?? kept.get(id) ?? '';
  kept.set(id, html);
  return html;
}

/** A part of the shell that is never drawn again in the browser, so that its code and data need not travel. */
export function StaticRegion({ as: Tag, id, className, render }: StaticRegionProps) {
  // Read once: other HTML on a later pass would make React replace what the enhancers work on.
  const [html] = useState(() => (render ? '' : htmlOf(id)));
  if (render) {
    return (
      <Tag id={id} className={className}>
        {render()}
      </Tag>
    );
  }
  return (
    <Tag id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
