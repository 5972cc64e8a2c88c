import type { Page } from '@idmp/model';
import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';

/** Links to the previous and next page. */
export function PrevNext({ previous, next }: Pick<Page, 'previous' | 'next'>) {
  const t = useMessages();
  if (!previous && !next) return null;
  return (
    <nav className={styles.paginator} aria-label={t('paginator.label')}>
      {previous && (
        <a rel="prev" href={`${__PATH_PREFIX__}${previous.address}`}>
          <Direction name={t('paginator.previous')} chapter={previous.chapter} />
          {previous.label}
        </a>
      )}
      {next && (
        <a rel="next" href={`${__PATH_PREFIX__}${next.address}`}>
          <Direction name={t('paginator.next')} chapter={next.chapter} />
          {next.label}
        </a>
      )}
    </nav>
  );
}

/** Label of a link: direction and chapter. */
function Direction({ name, chapter }: { name: string; chapter?: string | null }) {
  return <small>{chapter ? `${name} · ${chapter}` : name}</small>;
}
