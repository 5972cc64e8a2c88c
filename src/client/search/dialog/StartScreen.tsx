import { useMemo } from 'react';
import popular from '../../../../content/popular.json';
import { localizedAddress, type Locale } from '../../../model/locale';
import { useSearchMessages } from './searchMessages';
import * as styles from './SearchDialog.module.css';

interface StartScreenProps {
  locale: Locale;
  /** Shows a page of the site; the address has no path prefix. */
  onPage: (address: string) => void;
}

/** Nothing typed and nothing stored yet: pages to start with. */
export function StartScreen({ locale, onPage }: StartScreenProps) {
  const t = useSearchMessages();
  const pages = useMemo(() => popularPages(locale), [locale]);
  return (
    <div className={styles.message}>
      <p className={styles.empty}>{t('noRecent')}</p>
      {pages.length > 0 && <p className={styles.label}>{t('popular')}</p>}
      <ul className={styles.suggestions}>
        {pages.map(({ address, href, title }) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onPage(address);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The popular pages that the sidebar lists, under the names they have there. */
function popularPages(locale: Locale): { address: string; href: string; title: string }[] {
  const links = [...document.querySelectorAll('#idmp-sidebar a')];
  return popular.flatMap((slug) => {
    const address = localizedAddress(locale, slug);
    const href = __PATH_PREFIX__ + address;
    const link = links.find((other) => other.getAttribute('href') === href);
    return link ? [{ address, href, title: link.textContent.trim() }] : [];
  });
}
