import { useEffect, type ReactNode } from 'react';
import type { Locale } from '../../model/locale';
import { LOCALE_CONFIG } from '../../site/locales';
import { offerBoth } from '../bilingual/both';
import { AnnouncementBar } from '../announcement/AnnouncementBar';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { useMessages } from '../i18n/useMessages';
import { Navbar } from '../navbar/Navbar';
import { useHideOnScroll } from '../navbar/useHideOnScroll';
import { goTo } from '../navigation/goTo';
import { NavigationStatus } from '../navigation/NavigationStatus';
import { useLinks } from '../navigation/useLinks';
import { trackPageView } from '../platform/trackPageView';
import { SearchButton } from '../search/SearchButton';
import { useVisitHistory } from '../visit-history/useVisitHistory';
import { DrawerToggle } from './DrawerToggle';
import { loadSecondaryFeaturesOnIntent } from './loadSecondaryFeatures';
import { SidebarRegion } from './SidebarRegion';
import { SkipLink } from './SkipLink';
import { useDrawer } from './useDrawer';
import { useEarlyEvents } from './useEarlyEvents';
// Styles of a lazily loaded part.
import '../help/keyboardHelp.later.module.css';
import * as styles from './Shell.module.css';

export interface ShellProps {
  locale: Locale;
  /** Path of the page, without prefix. */
  address: string;
  footer: ReactNode;
  popup: ReactNode;
  children: ReactNode;
}

/** Shared layout that persists across navigations. */
export function Shell({ locale, address, footer, popup, children }: ShellProps) {
  const t = useMessages();
  const drawer = useDrawer(address);
  const navbarHidden = useHideOnScroll(address);
  useLinks();
  useEarlyEvents();
  useVisitHistory();
  useDocumentLanguage(LOCALE_CONFIG[locale].htmlLang);
  useEffect(() => trackPageView(locale, address), [locale, address]);
  useEffect(() => {
    loadSecondaryFeaturesOnIntent();
    document.documentElement.dataset['app'] = 'ready';
  }, []);
  useEffect(() => offerBoth(), []);
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
      <div inert={behindDrawer}>{footer}</div>
      <DrawerToggle open={drawer.open} navbarHidden={navbarHidden} onToggle={drawer.toggle} />
      {popup}
      <NavigationStatus locale={locale} address={address} />
    </>
  );
}

function useDocumentLanguage(lang: string): void {
  useEffect(() => {
    const root = document.documentElement;
    // Setting the same value again triggers a full style recalculation.
    if (root.lang !== lang) root.lang = lang;
  }, [lang]);
}
