/**
 * What the content policy allows besides the site itself, by directive: origins, and hashes of inline scripts and styles,
 * which the console of a browser names, such as `'script-src': ['https://stats.example.com', "'sha256-…'"]`. An empty list
 * takes a directive away.
 */
export const POLICY: Readonly<Record<string, readonly string[]>> = {};
