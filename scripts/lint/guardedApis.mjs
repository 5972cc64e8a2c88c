/**
 * Browser APIs that a promised browser lacks, and what makes their use safe. `npm run test:browsers` deletes them
 * before the page runs. An interface stands for all of its members.
 */
export const GUARDED_APIS = {
  'CSS.highlights': 'revealPhrase scrolls to the phrase without marking it',
  Highlight: 'created only if CSS.highlights exists',
  'Navigator.doNotTrack': 'undefined means that the reader has not asked',
  'Window.requestIdleCallback': 'a timer replaces it',
  requestIdleCallback: 'called only if it exists',
  Touch: 'only browsers with touch events send them',
  TouchEvent: 'only browsers with touch events send them',
};
