/** Globals that scripts read though a browser may lack them: there an element with such an id would be their value. */
const SCRIPT_GLOBALS: readonly string[] = [
  ...['MSApp', '__REACT_DEVTOOLS_GLOBAL_HOOK__', '__SERVER_CONTEXT', '__early', '_gatsbyEvents', '_hmt'],
  ...['asyncRequires', 'clipboardData', 'dataLayer', 'doNotTrack', 'pageData', 'pagePath'],
  ...['requestIdleCallback', 'rspackChunkidmp', 'setImmediate', 'trustedTypes'],
];

/** Ids of the page around the article, by which scripts and styles find their elements. */
export const SHELL_IDS: readonly string[] = [
  ...['feedback', 'first-page', 'footer', 'main', 'page', 'sidebar'].map((name) => `idmp-${name}`),
  ...['base-banner', 'nprogress'],
  ...SCRIPT_GLOBALS,
];

/** Beginnings of Gatsby's ids. */
export const SHELL_ID_PREFIXES: readonly string[] = ['___', 'gatsby-'];

const OWN = new Set(SHELL_IDS);

/** Whether an id belongs to the page around the article or its scripts, so that the article may not have it. */
export function isShellId(id: string): boolean {
  return OWN.has(id) || SHELL_ID_PREFIXES.some((prefix) => id.startsWith(prefix));
}
