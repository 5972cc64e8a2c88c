import { useMessages } from '../i18n/useMessages';
import * as later from './Article.later.module.css';
import * as styles from './Article.module.css';

/** Asks whether the page was helpful. */
export function Helpful() {
  const t = useMessages();
  return (
    <div
      className={`${styles.helpful} ${later.helpful}`}
      role="group"
      aria-label={t('helpful.question')}
      data-helpful=""
    >
      {t('helpful.question')}
      <button value="yes">{t('helpful.answerYes')}</button>
      <button value="no">{t('helpful.answerNo')}</button>
    </div>
  );
}
