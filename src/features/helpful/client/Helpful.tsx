import type { FootProps } from '../../../page/feature/clientFeature';
import { useMessages } from '../../../page/i18n/useMessages';
import { settings } from '../../../settings/settings';
import * as styles from './Helpful.module.css';
import * as later from './Helpful.later.module.css';

/** Asks whether the page was helpful, if an address receives the answer. */
export function Helpful({ page }: FootProps) {
  const t = useMessages();
  if (!settings.feedbackUrl) return null;
  const report = page.feedback.find(({ key }) => key === 'feedback.report');
  return (
    <div
      className={`${styles.helpful} ${later.helpful}`}
      role="group"
      aria-label={t('helpful.question')}
      data-helpful=""
    >
      {t('helpful.question')}
      <button type="button" value="yes">
        {t('helpful.answerYes')}
      </button>
      <button type="button" value="no">
        {t('helpful.answerNo')}
      </button>
      <p hidden data-answer="yes">
        {t('helpful.yes')}
      </p>
      <p hidden data-answer="no">
        {t('helpful.no')}{' '}
        {report && (
          <a href={report.href} target="_blank" rel="noreferrer">
            {t(report.key)}
          </a>
        )}
      </p>
      <p hidden data-answer="failed">
        {t('helpful.failed')}
      </p>
    </div>
  );
}
