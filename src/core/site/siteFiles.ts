/**
 * Names at the top of the published site that the build writes, or that hosts answer themselves: no page may have them.
 * The build fails if it writes another one (`src/core/build/ownNames.ts`).
 */
export const OWN_NAMES = [
  // Written by Gatsby.
  'page-data',
  'static',
  '_gatsby',
  '~partytown',
  'webpack.stats.json',
  'chunk-map.json',
  // What pages load.
  'assets',
  'boot.js',
  'redirect.js',
  'moved.js',
  'icons.svg',
  'favicon.svg',
  'favicon.ico',
  'qr',
  'search',
  // Other forms of the pages.
  'downloads',
  'offline',
  'og',
  'packs',
  'changes',
  'help-map.json',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
  'security.txt',
  '.well-known',
  // For hosts.
  '404.html',
  'hosts',
  'release.json',
  'release.json.sig',
  '.htaccess',
  '.nojekyll',
  '_headers',
  '_redirects',
  // Of hosts: the scripts behind the forms, and what Apache of Debian answers.
  'market',
  'cgi-bin',
  'icons',
  'server-status',
] as const;
