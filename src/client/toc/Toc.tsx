import type { TocEntry } from '../../model/page';
import { useMessages } from '../i18n/useMessages';
import { trustedHtml } from '../platform/trustedTypes';
import * as styles from './Toc.module.css';

interface TocProps {
  entries: readonly TocEntry[];
}

/** Table of contents beside the article on wide windows. */
export function TocAside({ entries }: TocProps) {
  const t = useMessages();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.aside} aria-label={t('toc.label')} data-toc>
      <p className={styles.title} aria-hidden>
        {t('toc.label')}
      </p>
      <TocList entries={entries} />
    </nav>
  );
}

/** The same, folded above the article on narrow windows. */
export function TocFolded({ entries }: TocProps) {
  const t = useMessages();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.folded} aria-label={t('toc.label')} data-toc>
      <details>
        <summary>{t('toc.label')}</summary>
        <TocList entries={entries} />
      </details>
    </nav>
  );
}

function TocList({ entries }: TocProps) {
  return (
    <ul>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />
          {children.length > 0 && <TocList entries={children} />}
        </li>
      ))}
    </ul>
  );
}
