import type { TocEntry } from '../../model/page';
import { useMessages } from '../i18n/useMessages';
import { trustedHtml } from '../platform/trustedTypes';
import { tocHtml } from './tocHtml';
import * as later from './FoldedToc.later.module.css';
import * as styles from './Toc.module.css';

/** Class of the table of contents that narrow windows show after the title. */
export const FOLDED_TOC = `${styles.folded} ${later.folded}`;

/** Table of contents beside the article on wide windows. */
export function TocAside({ entries }: { entries: readonly TocEntry[] }) {
  const t = useMessages();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.aside} aria-label={t('toc.label')} data-toc>
      <p className={styles.title} aria-hidden>
        {t('toc.label')}
      </p>
      <div dangerouslySetInnerHTML={{ __html: trustedHtml(tocHtml(entries)) }} />
    </nav>
  );
}
