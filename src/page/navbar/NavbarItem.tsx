import type { ReactNode } from 'react';
import type { Locale, PageInVersion } from '@idmp/model';
import type { NavItem } from '../../settings/nav';
import { clientFeatures } from '../feature/clientFeature';
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
    default: {
      const type = item.type;
      const feature = clientFeatures.all().find(({ navbar }) => navbar?.[type]);
      const Control = feature?.navbar?.[type];
      return Control && <Control {...{ locale, address, versions, item }} />;
    }
  }
}
