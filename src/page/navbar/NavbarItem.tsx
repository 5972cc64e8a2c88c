import type { ReactNode } from 'react';
import type { Locale, PageInVersion } from '@idmp/model';
import type { NavItem } from '../../settings/nav';
import { clientFeatures, type NavControls } from '../feature/clientFeature';
import { useMessages } from '../i18n/useMessages';
import { LocaleSwitch } from './LocaleSwitch';
import { navHref } from './navHref';
import * as styles from './Navbar.module.css';

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
    case 'versionSwitch': {
      const VersionSwitch = controlOf('versionSwitch');
      return VersionSwitch && <VersionSwitch {...{ locale, address, versions, item }} />;
    }
    case 'search': {
      const Search = controlOf('search');
      return Search && <Search {...{ locale, address, versions, item }} />;
    }
  }
}

/** Control that a feature brings. */
function controlOf<Type extends keyof NavControls>(type: Type): NavControls[Type] {
  return clientFeatures.all().find(({ navbar }) => navbar?.[type])?.navbar?.[type];
}
