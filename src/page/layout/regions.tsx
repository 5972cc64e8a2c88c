import '../footer/Footer.later.module.css';
import '../sidebar/Drawer.later.module.css';
import '../sidebar/Sidebar.module.css';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Locale, SidebarEntry } from '@idmp/model';
import { enhanceFooter } from '../footer/enhanceFooter';
import { Footer } from '../footer/Footer';
import { navItemsOf } from '../../settings/nav';
import { navHref } from '../navbar/NavbarItem';
import { useMessages } from '../i18n/useMessages';
import { inOwnTask } from '../platform/tasks';
import { Sidebar } from '../sidebar/Sidebar';
import { enhanceSidebar, markActivePage, refetchSidebar } from '../sidebar/enhanceSidebar';
import { useSidebarHiding } from '../sidebar/useSidebarHiding';
import * as styles from './SidebarRegion.module.css';
import sidebars from '$site/sidebars.json';
import { trustedHtml } from '../platform/trustedHtml';

// The client bundle drops the component but needs its styles.

/** The footer: static server-rendered HTML, progressively enhanced. */
export const FooterRegion = memo(function FooterRegion({ locale }: { locale: Locale }) {
  useEffect(() => {
    const footer = document.getElementById('idmp-footer');
    return footer ? enhanceFooter(footer) : undefined;
  }, []);
  // Inline, so that webpack can drop the footer from the client bundle.
  const render = __RENDERS_STATIC__ ? () => <Footer locale={locale} /> : undefined;
  return <StaticRegion as="footer" id="idmp-footer" render={render} />;
});

interface SidebarRegionProps {
  locale: Locale;
  address: string;
  /** Whether the drawer is open on narrow viewports. */
  open: boolean;
}

/** The sidebar: a column on wide viewports, a drawer on narrow ones. */
export function SidebarRegion({ locale, address, open }: SidebarRegionProps) {
  const t = useMessages();
  useSidebarHiding(t('sidebar.show'));
  useEffect(() => {
    const sidebar = document.getElementById('idmp-sidebar');
    return sidebar ? enhanceSidebar(sidebar) : undefined;
  }, []);
  const isFirstPage = useRef(true);
  useEffect(() => {
    // The server rendered the tree for it.
    const isRendered = isFirstPage.current;
    isFirstPage.current = false;
    const sidebar = document.getElementById('idmp-sidebar');
    // Not location.pathname, which may already belong to the next page.
    const path = encodeURI(__PATH_PREFIX__ + address);
    return inOwnTask(() => {
      if (sidebar && !markActivePage(sidebar, path) && !isRendered) void refetchSidebar(sidebar, path);
    });
  }, [address]);
  return (
    <div className={styles.region} data-drawer data-open={open || undefined}>
      <StaticRegion
        as="aside"
        id="idmp-sidebar"
        className={styles.sidebar}
        render={
          __RENDERS_STATIC__
            ? () => (
                <Sidebar
                  locale={locale}
                  entries={sidebarOf(locale, address)}
                  active={address}
                  closeLabel={t('navbar.close')}
                  navLinks={navItemsOf(locale).flatMap((item) =>
                    item.type === 'link' && item.newTab
                      ? [{ label: t(item.label), href: navHref(item.to, locale) }]
                      : [],
                  )}
                />
              )
            : undefined
        }
      />
    </div>
  );
}

/**
 * Sidebar entries of a page: those below its address, such as those of an older version, else those of its language.
 * Server and development only; the client bundle gets an empty file.
 */
function sidebarOf(locale: Locale, address: string): readonly SidebarEntry[] {
  const below = Object.keys(sidebars).find((key) => `${address}/`.startsWith(`${key}/`));
  return sidebars[below ?? locale] ?? [];
}

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
