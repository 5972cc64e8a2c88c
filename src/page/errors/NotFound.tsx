import { useEffect, useRef } from 'react';
import { type Locale, localizedAddress } from '@idmp/model';
import { clientFeatures } from '../feature/clientFeature';
import { useMessages } from '../i18n/useMessages';
import { openSearch } from '../platform/events';
import { trustedHtml } from '../platform/trustedHtml';
import { fillNotFound, LISTS } from './fillNotFound';
import * as styles from './NotFound.module.css';

/** Not-found page: home link, search for the words in the path, and similar or else popular pages. */
export function NotFound({ locale }: { locale: Locale }) {
  const t = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const canSearch = clientFeatures.all().some(({ navbar }) => navbar?.search);
  useEffect(() => fillNotFound(__PATH_PREFIX__), [locale]);
  return (
    <div className="prose">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      {canSearch && (
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            openSearch(field.current?.value ?? '');
          }}
        >
          {/* Filled before hydration. */}
          <input ref={field} type="search" aria-label={t('notFound.search')} />
          <button type="submit" className="button">
            {t('search.button')}
          </button>
        </form>
      )}
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
