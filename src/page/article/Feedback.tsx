import type { FeedbackLinks } from '../../settings/feedback';
import { NAMES_RELEASE, releaseOf } from '../../settings/site';
import { useMessages } from '../i18n/useMessages';
import * as styles from './Article.module.css';

const withPrefix = (href: string): string => (href.startsWith('/') ? __PATH_PREFIX__ + href : href);

interface FeedbackProps {
  links: FeedbackLinks;
  /** Version that the page belongs to; none for the current one. */
  version?: string | null | undefined;
}

/** Feedback block below each document: what it describes, edit, report, get help. */
export function Feedback({ links, version }: FeedbackProps) {
  const t = useMessages();
  return (
    <section className={styles.feedback} aria-labelledby="idmp-feedback">
      <h2 id="idmp-feedback">{t('feedback.title')}</h2>
      <p>{NAMES_RELEASE ? t('feedback.text', { release: releaseOf(version) }) : t('feedback.plain')}</p>
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
