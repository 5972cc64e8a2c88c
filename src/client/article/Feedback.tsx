import type { FeedbackLinks } from '../../site/feedback';
import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';

/** Ways to correct, report and get help, below each document. */
export function Feedback({ links }: { links: FeedbackLinks }) {
  const t = useMessages();
  return (
    <section className={styles.feedback} aria-labelledby="idmp-feedback">
      <h2 id="idmp-feedback">{t('feedback.title')}</h2>
      <p>{t('feedback.text')}</p>
      <ul>
        {links.map(({ key, href, popup }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noopener noreferrer" data-popup={popup}>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
