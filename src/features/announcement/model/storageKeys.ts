/** Key of the announcement that the reader has seen. */
export const ID_KEY = 'docusaurus.announcement.id';
/** Key that tells whether it was dismissed. */
export const DISMISSED_KEY = 'docusaurus.announcement.dismiss';
