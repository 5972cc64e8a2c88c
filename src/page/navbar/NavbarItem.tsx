import { Component, type ReactNode } from 'react';
import type { NavItem } from '../../settings/nav';
import * as styles from './Navbar.module.css';
import { type Locale, localizedAddress, type PageInVersion } from '@idmp/model';
import { clientFeatures } from '../feature/clientFeature';
import { useMessages } from '../i18n/useMessages';
import { LocaleSwitch } from './LocaleSwitch';

interface NavbarItemBoundaryProps {
  item: NavItem;
  index: number;
  children: ReactNode;
}

/** Isolates render errors of a navbar item and reports where the item is configured. */
export class NavbarItemBoundary extends Component<NavbarItemBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    const { item, index } = this.props;
    const message = `A navbar item failed to render: ${placeOf(index)}: ${JSON.stringify(item)}.`;
    console.error(new Error(message, { cause }));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <code className={styles.failed} role="alert">
        {placeOf(this.props.index)}
      </code>
    );
  }
}

const placeOf = (index: number): string => `item ${index + 1} of NAV_ITEMS in src/site/navbar.ts`;

/** URL of a navbar link; internal paths get the language and path prefix. */
export function navHref(to: string, locale: Locale): string {
  return to.startsWith('/') ? `${__PATH_PREFIX__}${localizedAddress(locale, to.slice(1))}` : to;
}

interface NavbarItemProps {
  item: NavItem;
  locale: Locale;
  address: string;
  versions: readonly PageInVersion[];
  /** Control of another part, passed in by the layout. */
  colorModeToggle: ReactNode;
}

/** Renders a navbar item by type. */
export function NavbarItem({ item, locale, address, versions, colorModeToggle }: NavbarItemProps) {
  const t = useMessages();
  switch (item.type) {
    case 'link': {
      const newTab = item.newTab ? { target: '_blank', rel: 'noreferrer' } : {};
      return (
        <a className={styles.link} href={navHref(item.to, locale)} {...newTab}>
          {t(item.label)}
        </a>
      );
    }
    case 'localeSwitch':
      return <LocaleSwitch locale={locale} address={address} />;
    case 'colorModeToggle':
      return colorModeToggle;
    default: {
      const type = item.type;
      const feature = clientFeatures.all().find(({ navbar }) => navbar?.[type]);
      const Control = feature?.navbar?.[type];
      return Control && <Control {...{ locale, address, versions, item }} />;
    }
  }
}
