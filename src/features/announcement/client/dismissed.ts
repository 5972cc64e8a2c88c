import { stored } from '../../../page/platform/earlyState';

/** Key of the announcement that the reader has seen. */
export const ID_KEY = 'docusaurus.announcement.id';
/** Key that tells whether it was dismissed. */
export const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

/** Whether the reader has dismissed an announcement; its bar is then hidden from the first paint on. */
export const isDismissed = (id: string): boolean => stored(DISMISSED_KEY) === 'true' && stored(ID_KEY) === id;
