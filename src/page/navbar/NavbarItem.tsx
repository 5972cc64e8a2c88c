import type { ComponentType } from 'react';
import type { NavItem } from '../../settings/nav';
import * as styles from './Navbar.module.css';
import { type Locale, localizedAddress, type PageInVersion } from '@idmp/model';
import { useMessages } from '../i18n/useMessages';
import { LocaleSwitch } from './LocaleSwitch';

/** URL of a navbar link; internal paths get the language and path prefix. */
export function navHref(to: string, locale: Locale): string {
  return to.startsWith('/') ? `${__PATH_PREFIX__}${localizedAddress(locale, to.slice(1))}` : to;
}

export interface NavControlProps {
  locale: Locale;
  /** Path of the page, without prefix. */
  address: string;
  /** Where the version menu leads, in a site with several versions. */
  versions: readonly PageInVersion[];
  item: NavItem;
}

/** Controls of other parts, passed in by the layout. */
export interface NavControls {
  search: ComponentType<NavControlProps>;
  versionSwitch: ComponentType<NavControlProps>;
  colorModeToggle: ComponentType;
}

interface NavbarItemProps {
  item: NavItem;
  locale: Locale;
  address: string;
  versions: readonly PageInVersion[];
  controls: NavControls;
}

/** Renders a navbar item by type. */
export function NavbarItem({ item, locale, address, versions, controls }: NavbarItemProps) {
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
      return <controls.colorModeToggle />;
    default: {
      const Control = controls[item.type];
      return <Control {...{ locale, address, versions, item }} />;
    }
  }
}
