import { FORM_PATHS } from './endpoints';

/** Name of the bundle with the libraries, which is evaluated before the app's if the bundler splits them. */
export const LIBRARIES = 'libraries';

/** Components with queries: pages, templates, the pages of features, and Gatsby's own for unknown addresses in development. */
export const PAGE =
  /[\\/](?:src[\\/](?:pages|templates|features[\\/][^\\/]+[\\/]pages)[\\/]|\.cache[\\/]dev-404-page\.js$)/;

/** What the core writes at the top of the published site. Features name what they write in `feature.ts`. */
export const CORE_NAMES: readonly string[] = [
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
  // The scripts behind the forms.
  ...FORM_PATHS.flatMap((path) => path.split('/')[1] ?? []),
];
