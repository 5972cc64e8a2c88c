import type { Page } from '../../model/page';
import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';

/** Links to the neighbours in reading order. */
export function PrevNext({ previous, next }: Pick<Page, 'previous' | 'next'>) {
  const t = useMessages();
  if (!previous && !next) return null;
  return (
    <nav className={styles.paginator} aria-label={t('paginator.label')}>
      {previous && (
        <a rel="prev" href={`${__PATH_PREFIX__}${previous.address}`}>
          <small>{t('paginator.previous')}</small>
          {previous.label}
        </a>
      )}
      {next && (
        <a rel="next" href={`${__PATH_PREFIX__}${next.address}`}>
          <small>{t('paginator.next')}</small>
          {next.label}
        </a>
      )}
    </nav>
  );
}
