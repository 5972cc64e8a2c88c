import type { Locale } from '@idmp/model';
import { type ComponentType, isValidElement, type ReactNode } from 'react';
import type { ShellProps } from './Shell';

/** Components around the content of a page template. */
export interface PageLayout {
  Layout: ComponentType<ShellProps>;
  Footer: ComponentType<{ locale: Locale }>;
  Popup: ComponentType<{ locale: Locale }>;
}

/**
 * Finds the `layout` of a page's component, looking through providers that plugins may have added: null for none, `usual`
 * if the component says nothing.
 */
export function layoutOf(element: ReactNode, usual: PageLayout): PageLayout | null {
  for (let inner = element; isValidElement<{ children?: ReactNode }>(inner); inner = inner.props.children) {
    const { layout } = inner.type as { layout?: PageLayout | null };
    if (layout !== undefined) return layout;
  }
  return usual;
}
