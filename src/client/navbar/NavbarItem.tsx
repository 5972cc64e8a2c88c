import type { ReactNode } from 'react';
import type { Locale } from '../../model/locale';
import type { NavItem } from '../../site/nav';
import { useMessages } from '../i18n/useMessages';
import { LocaleSwitch } from './LocaleSwitch';
import { navHref } from './navHref';
import { VersionSwitch } from './VersionSwitch';
import * as styles from './Navbar.module.css';

export interface NavbarSlots {
  colorModeToggle: ReactNode;
  search: ReactNode;
}

interface NavbarItemProps {
  item: NavItem;
  locale: Locale;
  address: string;
  /** Controls of other features, passed in by the layout. */
  slots: NavbarSlots;
}

/** Renders a navbar item by type. */
export function NavbarItem({ item, locale, address, slots }: NavbarItemProps) {
  const t = useMessages();
  switch (item.type) {
    case 'link': {
      const newTab = item.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
      return (
        <a className={styles.link} href={navHref(item.to, locale)} {...newTab}>
          {t(item.label)}
        </a>
      );
    }
    case 'versionSwitch':
      return <VersionSwitch locale={locale} address={address} item={item} />;
    case 'localeSwitch':
      return <LocaleSwitch locale={locale} address={address} />;
    case 'colorModeToggle':
      return slots.colorModeToggle;
    case 'search':
      return slots.search;
  }
}
