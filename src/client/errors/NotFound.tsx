import { useEffect, useState } from 'react';
import { localizedAddress, type Locale } from '../../model/locale';
import { wordsOfPath } from '../../model/wordsOfPath';
import { useMessages } from '../i18n/useMessages';
import { openSearch } from '../platform/events';
import * as styles from './NotFound.module.css';

/** Not-found page: a link home, and a search for the words of the path. */
export function NotFound({ locale }: { locale: Locale }) {
  const t = useMessages();
  const [words, setWords] = useState('');
  useEffect(() => setWords(wordsOfPath(location.pathname, __PATH_PREFIX__)), []);
  return (
    <div className="prose">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          openSearch(words);
        }}
      >
        <input
          type="search"
          aria-label={t('notFound.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="button">
          {t('search.button')}
        </button>
      </form>
      <p>
        <a href={`${__PATH_PREFIX__}${localizedAddress(locale, '')}`}>{t('notFound.home')}</a>
      </p>
    </div>
  );
}
