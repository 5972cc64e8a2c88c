import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';
import * as later from './Article.later.module.css';

interface ArticleFootProps {
  /** Day on which the text was last changed. */
  updated?: string | null;
}

/** Date of the last change, and a link to the top, which is sticky beside the text on wide screens. */
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
