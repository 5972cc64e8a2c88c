import { type Locale, localizedAddress, type Page } from '@idmp/model';
import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';

interface BreadcrumbsProps {
  locale: Locale;
  /** From the chapter down to the current page, which is not shown: its title stands below. */
  items: Page['breadcrumbs'];
}

/** Breadcrumb trail from the home page to the section of the current page. */
export function Breadcrumbs({ locale, items }: BreadcrumbsProps) {
  const t = useMessages();
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol>
        <li>
          <a href={`${__PATH_PREFIX__}${localizedAddress(locale, '')}`}>{t('breadcrumbs.home')}</a>
        </li>
        {items.slice(0, -1).map(({ label, address }) => (
          <li key={label}>{address ? <a href={`${__PATH_PREFIX__}${address}`}>{label}</a> : label}</li>
        ))}
      </ol>
    </nav>
  );
}
