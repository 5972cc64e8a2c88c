import { isValidElement, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@idmp/model';
import type { ShellProps } from './Shell';

/** Components around the content of a page template. */
export interface PageLayout {
  Layout: ComponentType<ShellProps>;
  Footer: ComponentType<{ locale: Locale }>;
}

/** Finds the `layout` of a page's template, looking through providers that plugins may have added. */
export function layoutOf(element: ReactNode): PageLayout | undefined {
  for (let inner = element; isValidElement<{ children?: ReactNode }>(inner); inner = inner.props.children) {
    const { layout } = inner.type as { layout?: PageLayout };
    if (layout) return layout;
  }
  return undefined;
}
