import announcement from '$site/announcement.json';
import type { Locale } from '@idmp/model';
import { useMessages } from '../../../page/i18n/useMessages';
import { dismissAnnouncement, useAnnouncement } from './useAnnouncement';
import * as styles from './AnnouncementBar.module.css';

/** Announcement bar at the top of pages without the same news. The early script hides a dismissed one before first paint. */
export function AnnouncementBar({ locale, address }: { locale: Locale; address: string }) {
  const t = useMessages();
  const view = announcement[locale];
  useAnnouncement(view?.id ?? null);
  if (!view || view.shownBy.includes(address)) return null;
  return (
    <section className={styles.bar} aria-label={t('announcement.label')}>
      <p>
        {`${view.text} `}
        {view.link && <a href={`${__PATH_PREFIX__}${view.link.address}`}>{view.link.label}</a>}
      </p>
      {view.closable && (
        <button
          type="button"
          className="icon-button"
          data-early=""
          aria-label={t('announcement.close')}
          onClick={() => dismissAnnouncement(view.id)}
        >
          ×
        </button>
      )}
    </section>
  );
}
