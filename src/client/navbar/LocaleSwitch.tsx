import { useEffect, useState } from 'react';
import Languages from 'lucide-react/icons/languages';
import { counterpartAddress, LOCALES, type Locale } from '../../model/locale';
import { LOCALE_CONFIG } from '../../site/locales';
import { useMessages } from '../i18n/useMessages';
import { Menu } from './Menu';

interface LocaleSwitchProps {
  locale: Locale;
  /** Address of the page without path prefix. */
  address: string;
}

/** Leads to the same page in another language and keeps query and fragment. */
export function LocaleSwitch({ locale, address }: LocaleSwitchProps) {
  const t = useMessages();
  const suffix = useQueryAndHash();
  return (
    <Menu label={t('navbar.languages')} face={<Languages size={20} aria-hidden />}>
      {LOCALES.toSorted((a, b) => a.localeCompare(b)).map((other) => (
        <li key={other}>
          <a
            href={`${__PATH_PREFIX__}${counterpartAddress(address, other)}${suffix}`}
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

/** Query and fragment of the address bar; empty on the server and in the first render. */
function useQueryAndHash(): string {
  const [suffix, setSuffix] = useState('');
  useEffect(() => {
    const update = () => setSuffix(location.search + location.hash);
    update();
    const names = ['hashchange', 'popstate', 'pointerdown', 'focusin'] as const;
    names.forEach((name) => addEventListener(name, update));
    return () => names.forEach((name) => removeEventListener(name, update));
  }, []);
  return suffix;
}
