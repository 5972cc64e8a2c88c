import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';

interface ArticleFootProps {
  /** Date of the last change. */
  updated?: string | null;
}

/** Last-updated date. */
export function ArticleFoot({ updated }: ArticleFootProps) {
  const t = useMessages();
  if (!updated) return null;
  return (
    <p className={styles.foot}>
      {t('article.updated')} <time dateTime={updated}>{updated}</time>
    </p>
  );
}
