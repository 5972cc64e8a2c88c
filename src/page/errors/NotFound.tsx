import { type ReactNode, useEffect } from 'react';
import { type Locale, localizedAddress } from '@idmp/model';
import { useMessages } from '../i18n/useMessages';
import { trustedHtml } from '../platform/trustedHtml';
import { fillNotFound, LISTS } from './fillNotFound';
import * as styles from './NotFound.module.css';

/** Not-found page: home link, a search, and similar or else popular pages. */
export function NotFound({ locale, search }: { locale: Locale; search: ReactNode }) {
  const t = useMessages();
  useEffect(() => fillNotFound(__PATH_PREFIX__), [locale]);
  return (
    <div className={`prose ${styles.page}`}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      {search}
      <p>
        <a href={`${__PATH_PREFIX__}${localizedAddress(locale, '')}`}>{t('notFound.home')}</a>
      </p>
      <PageList name="like" title={t('notFound.pages')} />
      <PageList name="popular" title={t('notFound.popular')} />
    </div>
  );
}

/** A list that `fillNotFound` fills. */
function PageList({ name, title }: { name: string; title: string }) {
  return (
    <section hidden suppressHydrationWarning {...{ [LISTS]: name }}>
      <h2>{title}</h2>
      {/* With HTML of its own, React keeps the items that are there. */}
      <ul suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml('') }} />
    </section>
  );
}
