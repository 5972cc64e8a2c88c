import { useMessages } from '../i18n/useMessages';
import { trustedHtml } from '../platform/trustedHtml';
import * as later from './Toc.later.module.css';
import * as styles from './Toc.module.css';

/** Table of contents beside the article on wide viewports. */
export function TocAside({ html }: { html: string }) {
  const t = useMessages();
  if (html.length === 0) return null;
  return (
    <nav className={`${styles.aside} ${later.aside}`} aria-label={t('toc.label')} data-toc>
      <p className={styles.title} aria-hidden>
        {t('toc.label')}
      </p>
      <div dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
    </nav>
  );
}
