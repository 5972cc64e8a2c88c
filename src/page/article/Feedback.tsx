import type { FeedbackLinks } from '../../settings/feedback';
import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';

const withPrefix = (href: string): string => (href.startsWith('/') ? __PATH_PREFIX__ + href : href);

/** Feedback line below each document: edit, report, get help. */
export function Feedback({ links }: { links: FeedbackLinks }) {
  const t = useMessages();
  return (
    <section className={styles.feedback} aria-labelledby="idmp-feedback">
      <h2 id="idmp-feedback">{t('feedback.title')}</h2>
      <ul>
        {links.map(({ key, href, popup }) => (
          <li key={key}>
            <a href={withPrefix(href)} target="_blank" rel="noreferrer" data-popup={popup}>
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
