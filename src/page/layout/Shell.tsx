import './Shell.later.css';
import { useMessages } from '../i18n/useMessages';
import * as skipLinkStyles from './SkipLink.module.css';
import { useEffect, type ReactNode } from 'react';
import type { Locale, PageInVersion } from '@idmp/model';
import { LOCALE_CONFIG } from '../../settings/locales';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { clientFeatures } from '../feature/clientFeature';
import { ErrorBoundary } from '../errors/boundaries';
import { Navbar } from '../navbar/Navbar';
import { useHideOnScroll } from '../navbar/useHideOnScroll';
import { NavigationStatus } from '../navigation/NavigationStatus';
import { useLinks } from '../navigation/useLinks';
import { DrawerToggle, useDrawer } from './DrawerToggle';
import { SidebarRegion } from './StaticRegion';
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
  children: ReactNode;
}

/** Shared layout that persists across navigations. */
export function Shell({ locale, address, versions, footer, children }: ShellProps) {
  const t = useMessages();
  const drawer = useDrawer(address);
  const navbarHidden = useHideOnScroll(address);
  useLinks();
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
        {clientFeatures
          .all()
          .map(({ name, Banner }) => Banner && <Banner key={name} locale={locale} address={address} />)}
      </div>
      <Navbar
        locale={locale}
        address={address}
        versions={versions}
        hidden={navbarHidden}
        drawerOpen={drawer.open}
        onToggleDrawer={drawer.toggle}
        colorModeToggle={<ColorModeToggle />}
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
      {clientFeatures
        .all()
        .map(({ name, Beside }) => Beside && <Beside key={name} locale={locale} address={address} />)}
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
