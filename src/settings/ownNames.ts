import { HOSTS_DIR, PRIVATE_FILES } from '@idmp/hosts';
import { FORM_PATHS } from './endpoints';

/** Script of the pages that lead to other sites, below the published folder. */
export const REDIRECT_SCRIPT = 'redirect.js';

/** Names at the top of the published site that the build writes or a host answers: no page may have them. */
export const OWN_NAMES: readonly string[] = [
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
  'icons.svg',
  'favicon.ico',
  'favicon.svg',
  'qr',
  'downloads',
  '404.html',
  'release.json',
  'release.json.sig',
  REDIRECT_SCRIPT,
  'moved.js',
  'search',
  'pdf',
  // What programs read.
  'packs',
  'help-map.json',
  'llms.txt',
  'sitemap.xml',
  'robots.txt',
  'security.txt',
  '.well-known',
  // What hosts read.
  HOSTS_DIR,
  ...PRIVATE_FILES.map((file) => file.slice(1)),
  // The scripts behind the forms.
  ...FORM_PATHS.flatMap((path) => path.split('/')[1] ?? []),
];
