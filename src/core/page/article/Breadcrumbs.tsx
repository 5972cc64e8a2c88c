import { localizedAddress, type Locale } from '../../model/locale';
import type { Page } from '../../model/page';
import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';

interface BreadcrumbsProps {
  locale: Locale;
  /** From the chapter down to the current page. */
  items: Page['breadcrumbs'];
}

/** Breadcrumb trail from the home page to the current page. */
export function Breadcrumbs({ locale, items }: BreadcrumbsProps) {
  const t = useMessages();
  const above = items.slice(0, -1);
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <a href={`${__PATH_PREFIX__}${localizedAddress(locale, '')}`}>{t('breadcrumbs.home')}</a>
        </li>
        {above.map(({ label, address }) => (
          <li key={label}>{address ? <a href={`${__PATH_PREFIX__}${address}`}>{label}</a> : label}</li>
        ))}
        {items.slice(-1).map(({ label }) => (
          <li key={label} aria-current="page">
            {label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
