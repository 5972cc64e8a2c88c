/** Keeps a dismissed bar hidden from the first paint on. */
import { stored } from '../../page/boot/early';
import { DISMISSED_KEY, ID_KEY } from './model/storageKeys';

declare const EARLY: { announcementId: string };

if (stored(DISMISSED_KEY) === 'true' && stored(ID_KEY) === EARLY.announcementId)
  document.documentElement.dataset['announcement'] = 'dismissed';
