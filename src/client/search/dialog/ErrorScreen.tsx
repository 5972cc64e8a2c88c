import { useSearchTexts } from './useSearchTexts';
import * as styles from './SearchDialog.module.css';

/** Nobody answered: what to look at, and a way to ask again. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }) {
  const t = useSearchTexts();
  return (
    <div className={styles.message} role="alert">
      <p className={styles.headline}>{t('error.title')}</p>
      <p>{t('error.hint')}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('error.retry')}
      </button>
    </div>
  );
}
