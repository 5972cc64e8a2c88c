import './Shell.later.css';
import { useMessages } from '../i18n/useMessages';
import * as skipLinkStyles from './SkipLink.module.css';
import { useEffect, type ReactNode } from 'react';
import type { Locale, PageInVersion } from '@idmp/model';
import { trackPageView } from '../../features/analytics/client/trackPageView';
import { AnnouncementBar } from '../../features/announcement/client/AnnouncementBar';
import { offerBoth } from '../../features/bilingual/client/both';
import { useVisitHistory } from '../../features/contact/client/visits/useVisitHistory';
import { SearchButton } from '../../features/search/client/SearchButton';
import { VersionSwitch } from '../../features/versions/client/VersionSwitch';
import { LOCALE_CONFIG } from '../../settings/locales';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { crashed, ErrorBoundary } from '../errors/boundaries';
import { Navbar } from '../navbar/Navbar';
import type { NavControls } from '../navbar/NavbarItem';
import { useHideOnScroll } from '../navbar/useHideOnScroll';
import { goTo } from '../navigation/goTo';
import { NavigationStatus } from '../navigation/NavigationStatus';
import { useLinks } from '../navigation/useLinks';
import { DrawerToggle, useDrawer } from './DrawerToggle';
import { SidebarRegion } from './regions';
import * as styles from './Shell.module.css';

/** Skip link, the first tab stop. */
function SkipLink() {
  const t = useMessages();
  return (
    <a className={skipLinkStyles.skip} href="#idmp-main">
      {t('skipLink')}
    </a>
  );
}

/** Items of the navbar that are more than a link. */
const CONTROLS: NavControls = {
  search: ({ locale }) => <SearchButton locale={locale} onNavigate={(to) => void goTo(to)} />,
  versionSwitch: VersionSwitch,
  colorModeToggle: ColorModeToggle,
};

const INTENT = ['pointerdown', 'keydown'];

/** Loads the shell's secondary features; after a failure, the next click or key press retries. */
const load = (event: Event): void => {
  import('./secondaryFeatures').then(
    ({ startDeferred }) => startDeferred(event),
    () => undefined,
  );
};

/** Loads the shell's secondary features on the first click or key press. */
function loadDeferredFeaturesOnIntent(): void {
  for (const name of INTENT) addEventListener(name, load);
}

export interface ShellProps {
  locale: Locale;
  /** Path of the page, without prefix. */
  address: string;
  /** Where the version menu leads, in a site with several versions. */
  versions: readonly PageInVersion[];
  footer: ReactNode;
  popup: ReactNode;
  children: ReactNode;
}

/** Shared layout that persists across navigations. */
export function Shell({ locale, address, versions, footer, popup, children }: ShellProps) {
  const drawer = useDrawer(address);
  const navbarHidden = useHideOnScroll(address);
  useLinks();
  useEffect(() => offerBoth(), []);
  useVisitHistory();
  useEffect(() => trackPageView(locale, address), [locale, address]);
  useEarlyEvents();
  useDocumentLanguage(LOCALE_CONFIG[locale].htmlLang);
  useEffect(() => {
    loadDeferredFeaturesOnIntent();
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
        versions={versions}
        hidden={navbarHidden}
        drawerOpen={drawer.open}
        onToggleDrawer={drawer.toggle}
        controls={CONTROLS}
      />
      <div className={styles.frame}>
        <SidebarRegion locale={locale} address={address} open={drawer.open} />
        <main id="idmp-main" className={styles.main} tabIndex={-1} inert={behindDrawer}>
          <ErrorBoundary key={address} fallback={crashed}>
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
    // Writing an attribute recalculates all styles even if its value is the same.
    if (root.lang !== lang) root.lang = lang;
  }, [lang]);
}

/** Replays button clicks recorded before hydration. */
function useEarlyEvents(): void {
  useEffect(() => {
    const early = window.__early;
    if (!early) return;
    early.ready = true;
    for (const element of early.clicks.splice(0)) {
      if (element instanceof HTMLElement && element.isConnected) element.click();
    }
  }, []);
}
