/** Ids of the page around the article and of the offline file, by which scripts and styles find their elements. */
export const SHELL_IDS: readonly string[] = [
  ...['article', 'brand', 'downloads', 'feedback', 'first-page', 'footer', 'main', 'page', 'results'].map(
    (name) => `idmp-${name}`,
  ),
  ...['search', 'sidebar', 'state', 'theme'].map((name) => `idmp-${name}`),
  ...['base-banner', 'nprogress', '_placeholder', '_term'],
];

/** Beginnings of Gatsby's ids. */
export const SHELL_ID_PREFIXES: readonly string[] = ['___', 'gatsby-'];

const OWN = new Set(SHELL_IDS);

/** Whether an id belongs to the page around the article, so that the article may not have it. */
export function isShellId(id: string): boolean {
  return OWN.has(id) || SHELL_ID_PREFIXES.some((prefix) => id.startsWith(prefix));
}
