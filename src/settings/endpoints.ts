/** Scripts on the docs host; `GATSBY_DOCS_API` is their origin. */
export const DOCS_API_PATHS = {
  subscribe: '/assets/globalscripts/subscribe.php',
  saveVisitLog: '/assets/globalscripts/save-visit-log.php',
  email: '/assets/globalscripts/email.php',
  syncContact: '/assets/globalscripts/sync2Jira.php',
} as const;

/** Path of the lead service; `GATSBY_LEADS_API` is its origin. */
export const ADD_LEAD_PATH = '/market/addLead';

/** Folders of these scripts on a host: paths without the site's prefix. */
export const FORM_PATHS = ['/assets/globalscripts/', '/market/'] as const;

/** Largest request that they take (docs/forms.md). */
export const FORM_MAX_BYTES = 65_536;

/** The scripts as hosts see them; `upstream` is the origin to which they forward, '' without one. */
export const hostForms = (upstream = '') => ({ paths: FORM_PATHS, maxBytes: FORM_MAX_BYTES, upstream });

const STATS_ORIGIN = 'https://hm.baidu.com';
const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

interface AnalyticsIds {
  statsId: string | null;
  tagManagerId: string | null;
}

/** URL of the statistics script; the id is its query. */
export const statsScriptUrl = (id: string): string => `${STATS_ORIGIN}/hm.js?${encodeURIComponent(id)}`;

/** Origins of the enabled analytics services. */
export const analyticsOrigins = ({ statsId, tagManagerId }: AnalyticsIds): string[] => [
  ...(statsId ? [STATS_ORIGIN] : []),
  ...(tagManagerId ? [TAG_MANAGER_ORIGIN] : []),
];

/** URL of the tag manager script. */
export const tagManagerUrl = (id: string): string =>
  `${TAG_MANAGER_ORIGIN}/gtm.js?id=${encodeURIComponent(id)}`;
