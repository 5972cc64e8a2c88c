/** Every key of the browser's storage, once. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismiss: 'docusaurus.announcement.dismiss',
  preferredVersion: 'docs-preferred-version-default',
  /** Of the tab's session. */
  scrollPlaces: 'scroll-places',
} as const;

/** Key of the choice of a synced tab group. */
export const tabGroupKey = (groupId: string): string => `docusaurus.tab.${groupId}`;

/** Key of what the reader filled in for a placeholder of the commands. */
export const placeholderKey = (id: string): string => `placeholder.${id}`;

/** Index name in the search keys when search is embedded. */
export const EMBEDDED_INDEX_NAME = 'docs';

export const recentSearchesKey = (index: string): string => `__DOCSEARCH_RECENT_SEARCHES__${index}`;

export const favoriteSearchesKey = (index: string): string => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`;
