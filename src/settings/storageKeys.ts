/** All browser storage keys. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismiss: 'docusaurus.announcement.dismiss',
  preferredVersion: 'docs-preferred-version-default',
  /** In sessionStorage. */
  scrollPlaces: 'scroll-places',
  /** In sessionStorage. */
  contactDrafts: 'contact-drafts',
  /** In sessionStorage. */
  bothLanguages: 'both-languages',
} as const;

/** Key of the selected tab in a synced tab group. */
export const tabGroupKey = (groupId: string): string => `docusaurus.tab.${groupId}`;

/** Key of the value the reader entered for a placeholder in commands. */
export const placeholderKey = (id: string): string => `placeholder.${id}`;

/** Index name used in storage keys when search is embedded. */
export const EMBEDDED_INDEX_NAME = 'docs';

export const recentSearchesKey = (index: string): string => `__DOCSEARCH_RECENT_SEARCHES__${index}`;

export const favoriteSearchesKey = (index: string): string => `__DOCSEARCH_FAVORITE_SEARCHES__${index}`;
