import { useState } from 'react';
import { counterpartAddress, type Locale, LOCALES } from '@idmp/model';
import { LOCALE_CONFIG } from '../../settings/locales';
import { useMessages } from '../i18n/useMessages';
import { Menu } from './Menu';

/** Link to a page in another language, which may be on a host of its own. */
function hrefIn(locale: Locale, address: string): string {
  const base = __LANGUAGE_BASES__?.[locale];
  const found = counterpartAddress(address, locale);
  return base ? base.url + (found.slice(base.path.length) || '/') : __PATH_PREFIX__ + found;
}

interface LocaleSwitchProps {
  locale: Locale;
  /** Path of the page, without prefix. */
  address: string;
}

/** Links to the page in each language, keeping query and hash. */
export function LocaleSwitch({ locale, address }: LocaleSwitchProps) {
  const t = useMessages();
  // Query and hash are unknown on the server.
  const [suffix, setSuffix] = useState('');
  return (
    <Menu
      label={t('navbar.languages')}
      current={LOCALE_CONFIG[locale].label}
      onOpen={() => setSuffix(location.search + location.hash)}
    >
      {LOCALES.toSorted().map((other) => (
        <li key={other}>
          <a
            href={hrefIn(other, address) + suffix}
            lang={LOCALE_CONFIG[other].htmlLang}
            hrefLang={LOCALE_CONFIG[other].htmlLang}
            aria-current={other === locale || undefined}
            data-reload
          >
            {LOCALE_CONFIG[other].label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
