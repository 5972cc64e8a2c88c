import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';
import * as later from './Article.later.module.css';

interface ArticleFootProps {
  /** Date of the last change. */
  updated?: string | null;
}

/** Last-updated date and a back-to-top link, which is sticky beside the article on wide screens. */
export function ArticleFoot({ updated }: ArticleFootProps) {
  const t = useMessages();
  return (
    <div className={`${styles.foot} ${later.foot}`}>
      <span>
        {updated && (
          <>
            {t('article.updated')} <time dateTime={updated}>{updated}</time>
          </>
        )}
      </span>
      <div className={`${styles.rail} ${later.rail}`}>
        <a href="#top">{t('article.top')}</a>
      </div>
    </div>
  );
}
