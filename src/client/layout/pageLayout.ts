import { isValidElement, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '../../model/locale';
import type { ShellProps } from './Shell';

/** The parts that a page template is composed of, besides its own content. */
export interface PageLayout {
  Layout: ComponentType<ShellProps>;
  Footer: ComponentType<{ locale: Locale }>;
  Popup: ComponentType<{ locale: Locale }>;
}

/** The layout that a page's template names in its `layout`; plugins may have put providers around the page. */
export function layoutOf(element: ReactNode): PageLayout | undefined {
  for (let inner = element; isValidElement<{ children?: ReactNode }>(inner); inner = inner.props.children) {
    const { layout } = inner.type as { layout?: PageLayout };
    if (layout) return layout;
  }
  return undefined;
}
