import type { FeedbackLinks } from '../../site/feedback';
import { useMessages } from '../i18n/useMessages';
import * as later from './Article.later.module.css';
import * as styles from './Article.module.css';
import * as copyStyles from './Feedback.later.module.css';

const withPrefix = (href: string): string => (href.startsWith('/') ? __PATH_PREFIX__ + href : href);

/** Feedback block below each document: edit, report, get help, view as Markdown. */
export function Feedback({ links }: { links: FeedbackLinks }) {
  const t = useMessages();
  const twin = links.find(({ key }) => key === 'feedback.markdown');
  return (
    <section className={styles.feedback} aria-labelledby="idmp-feedback">
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
      <h2 id="idmp-feedback">{t('feedback.title')}</h2>
      <p>{t('feedback.text')}</p>
      <ul>
        {links.map(({ key, href, popup }) => (
          <li key={key}>
            <a href={withPrefix(href)} target="_blank" rel="noopener noreferrer" data-popup={popup}>
              {t(key)}
            </a>
          </li>
        ))}
        {twin && (
          <li>
            <button type="button" className={copyStyles.copy} data-copy-page={withPrefix(twin.href)}>
              {t('feedback.copy')}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
