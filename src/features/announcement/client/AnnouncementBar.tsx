import { useEffect } from 'react';
import type { Locale } from '@idmp/model';
import announcement from '$site/announcement.json';
import { useMessages } from '../../../page/i18n/useMessages';
import * as styles from './AnnouncementBar.module.css';
import { storageSlot } from '../../../page/platform/storage';
import { DISMISSED_KEY, ID_KEY } from './dismissed';

const idSlot = storageSlot(ID_KEY);
const dismissSlot = storageSlot(DISMISSED_KEY);

function show(dismissed: boolean): void {
  const { dataset } = document.documentElement;
  if (dismissed) dataset['announcement'] = 'dismissed';
  else delete dataset['announcement'];
}

/** Hides the bar and stores the dismissal. */
function dismissAnnouncement(id: string): void {
  idSlot.set(id);
  dismissSlot.set('true');
  show(true);
}

/** Keeps the stored id up to date (a new announcement resets the dismissal) and in sync with other tabs. */
function useAnnouncement(id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    if (idSlot.get() !== id) {
      idSlot.set(id);
      dismissSlot.remove();
      show(false);
    }
    return dismissSlot.listen((value) => show(value === 'true'));
  }, [id]);
}

/** Announcement bar at the top of every page. The early script hides a dismissed one before first paint. */
export function AnnouncementBar({ locale }: { locale: Locale }) {
  const t = useMessages();
  const view = announcement[locale];
  useAnnouncement(view?.id ?? null);
  if (!view) return null;
  return (
    <section className={styles.bar} aria-label={t('announcement.label')}>
      <p>
        {`${view.text} `}
        {view.link && <a href={`${__PATH_PREFIX__}${view.link.address}`}>{view.link.label}</a>}
      </p>
      {view.closable && (
        <button
          type="button"
          className="icon-button cross"
          data-early=""
          aria-label={t('bar.close')}
          onClick={() => dismissAnnouncement(view.id)}
        />
      )}
    </section>
  );
}
