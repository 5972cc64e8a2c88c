import { useEffect, useRef } from 'react';
import type { Locale, SidebarEntry } from '@idmp/model';
import { navItemsOf } from '../../settings/nav';
import { navHref } from '../navbar/navHref';
import { useMessages } from '../i18n/useMessages';
import { inOwnTask } from '../platform/inOwnTask';
import { Sidebar } from '../sidebar/Sidebar';
import { enhanceSidebar, markActivePage, refetchSidebar } from '../sidebar/enhanceSidebar';
import '../sidebar/Drawer.later.module.css';
import '../sidebar/Sidebar.module.css';
import { useSidebarHiding } from '../sidebar/useSidebarHiding';
import { StaticRegion } from './StaticRegion';
import * as styles from './SidebarRegion.module.css';
import sidebars from '$site/sidebars.json';

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
