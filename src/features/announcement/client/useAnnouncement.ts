import { useEffect } from 'react';
import { STORAGE_KEYS } from '../../../settings/storageKeys';
import { storageSlot } from '../../../page/platform/storage';

const idSlot = storageSlot(STORAGE_KEYS.announcementId);
const dismissSlot = storageSlot(STORAGE_KEYS.announcementDismiss);

function show(dismissed: boolean): void {
  const { dataset } = document.documentElement;
  if (dismissed) dataset['announcement'] = 'dismissed';
  else delete dataset['announcement'];
}

/** Hides the bar and stores the dismissal. */
export function dismissAnnouncement(id: string): void {
  idSlot.set(id);
  dismissSlot.set('true');
  show(true);
}

/** Keeps the stored id up to date (a new announcement resets the dismissal) and in sync with other tabs. */
export function useAnnouncement(id: string | null): void {
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
