/** Scripts on the docs host; `GATSBY_DOCS_API` is their origin. */
export const DOCS_API_PATHS = {
  subscribe: '/assets/globalscripts/subscribe.php',
  saveVisitLog: '/assets/globalscripts/save-visit-log.php',
  email: '/assets/globalscripts/email.php',
  syncContact: '/assets/globalscripts/sync2Jira.php',
} as const;

/** Path of the lead service; `GATSBY_LEADS_API` is its origin. */
export const ADD_LEAD_PATH = '/market/addLead';

/** Address of the statistics script; its id is the query. */
export const statsScriptUrl = (id: string): string => `https://hm.baidu.com/hm.js?${encodeURIComponent(id)}`;

/** Address of the tag manager's script. */
export const tagManagerUrl = (id: string): string =>
  `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
