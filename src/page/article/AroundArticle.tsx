import type { ReactNode } from 'react';
import type { Page } from '@idmp/model';
import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';
import type { FeedbackLinks } from '../../settings/feedback';
import * as pageActionsStyles from './PageActions.module.css';

interface BreadcrumbsProps {
  /** From the chapter down to the current page, which is not shown: its title stands below. */
  items: Page['breadcrumbs'];
}

/** Breadcrumb trail down to the section of the current page; none at the top, where the brand leads home. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const t = useMessages();
  if (items.length < 2) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs.label')}>
      <ol>
        {items.slice(0, -1).map(({ label, address }) => (
          <li key={label}>{address ? <a href={`${__PATH_PREFIX__}${address}`}>{label}</a> : label}</li>
        ))}
      </ol>
    </nav>
  );
}

/** Notice for untranslated documents, which are shown in their original language. */
export function FallbackNotice() {
  const t = useMessages();
  return (
    <div className="admonition admonition-info" role="note">
      <p className="admonition-title">{t('fallback.title')}</p>
      <p>{t('fallback.text')}</p>
    </div>
  );
}

const withPrefix = (href: string): string => (href.startsWith('/') ? __PATH_PREFIX__ + href : href);

/** Line below each document: edit, report, get help, and the day of the last change. */
export function Feedback({ links, updated }: { links: FeedbackLinks; updated: string | null | undefined }) {
  const t = useMessages();
  return (
    <section className={styles.feedback} aria-label={t('feedback.title')}>
      <ul>
        {links.map(({ key, href, popup }) => (
          <li key={key}>
            <a href={withPrefix(href)} target="_blank" rel="noreferrer" data-popup={popup}>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
      {updated && (
        <p>
          {t('feedback.updated')} <time>{updated}</time>
        </p>
      )}
    </section>
  );
}

/** Controls at the end of the line of the breadcrumbs. */
export function PageActions({ children }: { children: ReactNode }) {
  return <div className={pageActionsStyles.actions}>{children}</div>;
}

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
