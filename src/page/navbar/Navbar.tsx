import { ErrorBoundary } from '../errors/boundaries';
import MenuIcon from 'lucide-react/icons/menu';
import type { Locale, PageInVersion } from '@idmp/model';
import { navItemsOf } from '../../settings/nav';
import { LOGO, PRODUCT_NAME, SITE } from '../../settings/site';
import { useMessages } from '../i18n/useMessages';
import { NavbarItem, type NavControls } from './NavbarItem';
import * as styles from './Navbar.module.css';

interface NavbarProps {
  locale: Locale;
  address: string;
  versions: readonly PageInVersion[];
  hidden: boolean;
  drawerOpen: boolean;
  onToggleDrawer: () => void;
  controls: NavControls;
}

/** Top bar: menu toggle, brand, links, menus, and what features bring. */
export function Navbar({
  locale,
  address,
  versions,
  hidden,
  drawerOpen,
  onToggleDrawer,
  controls,
}: NavbarProps) {
  const t = useMessages();
  return (
    <header
      className={styles.navbar}
      data-hidden={hidden || undefined}
      data-navbar
      inert={drawerOpen ? '' : undefined}
    >
      <nav className={styles.bar} aria-label={t('navbar.main')}>
        <button
          type="button"
          className={`icon-button ${styles.toggle}`}
          data-early=""
          aria-label={t('navbar.open')}
          aria-expanded={drawerOpen}
          aria-controls="idmp-sidebar"
          onClick={onToggleDrawer}
        >
          <MenuIcon size="1.25rem" aria-hidden />
        </button>
        <a
          className={styles.brand}
          href={SITE[locale].productHome}
          target="_blank"
          rel="noreferrer"
          translate="no"
        >
          {LOGO ? (
            <img src={__PATH_PREFIX__ + LOGO.src} width={LOGO.width} height={LOGO.height} alt="" />
          ) : (
            <BrandMark />
          )}
          {PRODUCT_NAME}
        </a>
        <div className={styles.items}>
          {navItemsOf(locale).map((item, index) => (
            <ErrorBoundary
              key={index}
              fallback={() => (
                <code className={styles.failed} role="alert">
                  {placeOf(index)}
                </code>
              )}
              onCrash={(cause) => {
                const message = `A navbar item failed to render: ${placeOf(index)}: ${JSON.stringify(item)}.`;
                console.error(new Error(message, { cause }));
              }}
            >
              <NavbarItem {...{ item, locale, address, versions, controls }} />
            </ErrorBoundary>
          ))}
        </div>
      </nav>
    </header>
  );
}

const placeOf = (index: number): string => `item ${index + 1} of NAV_ITEMS in src/site/navbar.ts`;

/** Site icon: a tree of three nodes. */
function BrandMark() {
  return (
    <svg width="1.5rem" height="1.5rem" viewBox="0 0 24 24" className="icon" aria-hidden>
      <path d="M12 8v4m-6 4v-4h12v4" />
      <circle cx="12" cy="5" r="3" />
      <circle cx="6" cy="19" r="3" />
      <circle cx="18" cy="19" r="3" />
    </svg>
  );
}
