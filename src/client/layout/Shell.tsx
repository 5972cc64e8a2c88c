import { useEffect, type ReactNode } from 'react';
import type { Locale } from '../../model/locale';
import { AnnouncementBar } from '../announcement/AnnouncementBar';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { ContactPopupHost } from '../contact-popup/ContactPopupHost';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { useMessages } from '../i18n/useMessages';
import { Navbar } from '../navbar/Navbar';
import { useHideOnScroll } from '../navbar/useHideOnScroll';
import { SearchButton } from '../search/SearchButton';
import { trackPageView } from '../platform/analytics';
import { useVisitHistory } from '../visit-history/useVisitHistory';
import { DrawerToggle } from './DrawerToggle';
import { FooterRegion } from './FooterRegion';
import { SidebarRegion } from './SidebarRegion';
import { SkipLink } from './SkipLink';
import { goTo } from '../navigation/goTo';
import { useDrawer } from './useDrawer';
import { useEarlyEvents } from './useEarlyEvents';
import { NavigationStatus } from '../navigation/NavigationStatus';
import { useLinks } from '../navigation/useLinks';
import * as styles from './Shell.module.css';

interface ShellProps {
  locale: Locale;
  /** Address of the page, without path prefix. */
  address: string;
  /** Data of the first page, as JSON; empty in the browser. */
  firstPage: string;
  children: ReactNode;
}

/** The shell behind a boundary of its own, so that a crash of one of its parts leaves no blank page. */
export function Shell(props: ShellProps) {
  const t = useMessages();
  return (
    <ErrorBoundary crashedText={t('error.crashed')} retryText={t('error.tryAgain')}>
      <ShellParts {...props} />
    </ErrorBoundary>
  );
}

/** What stays while pages change: bars, sidebar, footer, search and popup. */
function ShellParts({ locale, address, firstPage, children }: ShellProps) {
  const t = useMessages();
  const drawer = useDrawer(address);
  const navbarHidden = useHideOnScroll(address);
  useLinks();
  useEarlyEvents();
  useVisitHistory();
  useEffect(() => trackPageView(locale, address), [locale, address]);
  useEffect(() => {
    document.documentElement.dataset['app'] = 'ready';
  }, []);
  const behindDrawer = drawer.open ? '' : undefined;
  return (
    <>
      <div inert={behindDrawer}>
        <SkipLink />
        <AnnouncementBar locale={locale} />
      </div>
      <Navbar
        locale={locale}
        address={address}
        hidden={navbarHidden}
        drawerOpen={drawer.open}
        onToggleDrawer={drawer.toggle}
        slots={{
          colorModeToggle: <ColorModeToggle />,
          search: <SearchButton locale={locale} onNavigate={(to) => void goTo(to)} />,
        }}
      />
      <div className={styles.frame}>
        <SidebarRegion locale={locale} address={address} open={drawer.open} />
        <main id="idmp-main" className={styles.main} tabIndex={-1} inert={behindDrawer}>
          <ErrorBoundary key={address} crashedText={t('error.crashed')} retryText={t('error.tryAgain')}>
            {children}
          </ErrorBoundary>
        </main>
      </div>
      <div inert={behindDrawer}>
        <FooterRegion locale={locale} />
      </div>
      <DrawerToggle open={drawer.open} onToggle={drawer.toggle} />
      <ContactPopupHost locale={locale} />
      <NavigationStatus locale={locale} address={address} />
      <script
        id="idmp-first-page"
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: firstPage }}
      />
    </>
  );
}
