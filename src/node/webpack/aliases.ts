import { realpathSync } from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../gatsby/site';

/** The packages' real folder: the bundler follows links before it compares names. */
const PACKAGES = realpathSync('node_modules');

const nodeModule = (file: string): string => path.join(PACKAGES, file);
const ours = (file: string): string => path.resolve('src/node/webpack', file);

/** Module names that mean something else in every bundle. */
export const commonAliases = (): Record<string, string> => ({
  // The plugin takes i18next's CommonJS build, react-i18next its module build: one copy is enough.
  i18next$: nodeModule('i18next/dist/esm/i18next.js'),
  'react-i18next$': ours('reactI18next.mjs'),
  '$react-i18next': nodeModule('react-i18next/dist/es'),
  [nodeModule('lucide-react/dist/esm/createLucideIcon.mjs')]: ours('createIcon.mjs'),
  $site: path.resolve(SITE_DIR),
});

/** Module names that mean something else where pages are drawn on the server. */
export const serverAliases = (): Record<string, string> => ({
  // Wants a window as soon as it is loaded.
  'accessible-nprogress$': ours('empty.json'),
});

/** Parts of the search library that the site leaves off, by their files: the library asks for them by relative paths. */
function searchAliases(): Record<string, string> {
  const parts = ['createRouterMiddleware', 'createInsightsMiddleware', 'createMetadataMiddleware'];
  return Object.fromEntries(
    parts.map((part) => [
      nodeModule(`instantsearch.js/es/middlewares/${part}.js`),
      ours('searchMiddlewares.mjs'),
    ]),
  );
}

/** Module names that mean something else in the browser's production bundle only. */
export const browserAliases = (): Record<string, string> => ({
  // The settings as read by the build: the browser need not read and check them again.
  [path.resolve('src/site/settings.ts')]: path.resolve(SITE_DIR, 'settings.mjs'),
  // Data of static regions, which the browser never draws.
  [path.resolve(SITE_DIR, 'sidebars.json')]: ours('empty.json'),
  // Used by the translation plugin for a development message and for its redirect, which is off.
  outdent$: ours('noop.cjs'),
  'browser-lang$': ours('noop.cjs'),
  'react-instantsearch$': ours('reactInstantsearch.mjs'),
  '$react-instantsearch': nodeModule('react-instantsearch-core/dist/es'),
  ...searchAliases(),
  // Its built form brings helpers for browsers of long ago; the styles are our own.
  'accessible-nprogress$': nodeModule('accessible-nprogress/src/index.js'),
  [nodeModule('accessible-nprogress/src/styles.css')]: ours('empty.json'),
  // Gatsby re-exports its <Script>, which the site does not use.
  'gatsby-script$': ours('empty.json'),
  // Starts workers for such scripts.
  [nodeModule('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: ours('empty.json'),
  [path.resolve('.cache/_this_is_virtual_fs_path_/$virtual/match-paths.json')]: path.resolve(
    'src/client/navigation/notFoundPatterns.ts',
  ),
  [path.resolve('.cache/slice.js')]: ours('slice.mjs'),
  // No service worker: the hosts' caching rules do its work.
  [path.resolve('.cache/register-service-worker.js')]: ours('empty.json'),
});
