import { useEffect, useState } from 'react';
import popular from '../../../content/popular.json';
import { localizedAddress, type Locale } from '../../model/locale';
import { wordsOfPath } from '../../model/wordsOfPath';
import { useMessages } from '../i18n/useMessages';
import { openSearch } from '../platform/events';
import { pagesOfSidebar, suggestPages, type PageLink } from './suggestPages';
import * as styles from './NotFound.module.css';

/** Not-found page: home link, search for the words in the path, and similar or else popular pages. */
export function NotFound({ locale }: { locale: Locale }) {
  const t = useMessages();
  const [words, setWords] = useState('');
  const [like, setLike] = useState<PageLink[]>([]);
  const [favored, setFavored] = useState<PageLink[]>([]);
  const home = `${__PATH_PREFIX__}${localizedAddress(locale, '')}`;
  useEffect(() => {
    setWords(wordsOfPath(location.pathname, __PATH_PREFIX__));
    const all = pagesOfSidebar(document.getElementById('idmp-sidebar')).filter(({ href }) => href !== home);
    const addresses = popular.map((slug) => __PATH_PREFIX__ + localizedAddress(locale, slug));
    setLike(suggestPages(location.pathname, all, __PATH_PREFIX__));
    setFavored(all.filter(({ href }) => addresses.includes(href)));
  }, [home, locale]);
  const pages = like.length > 0 ? like : favored;
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
        <a href={home}>{t('notFound.home')}</a>
      </p>
      {pages.length > 0 && (
        <>
          <h2>{t(like.length > 0 ? 'notFound.pages' : 'notFound.popular')}</h2>
          <ul>
            {pages.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
