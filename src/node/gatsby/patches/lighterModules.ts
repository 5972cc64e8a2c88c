/**
 * Changes: which files some packages' modules come from, in the bundles only.
 * Why: the packages' own entry points bring code that the site never runs.
 * Written for: the versions that package.json pins. Anchor: each file named here; a missing one throws.
 * Remove: delete this file and its two calls in `index.ts`.
 */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The packages' real folder: the bundler follows links before it compares names. */
const PACKAGES = realpathSync('node_modules');

function nodeModule(file: string): string {
  const found = path.join(PACKAGES, file);
  if (!existsSync(found)) throw new Error(`${found} is gone; see src/node/gatsby/patches/lighterModules.ts.`);
  return found;
}

const replacement = (file: string): string => path.resolve('src/node/gatsby/patches/modules', file);

/** Module names that mean something else in every bundle. */
export const lighterModules = (): Record<string, string> => ({
  // The plugin takes i18next's CommonJS build, react-i18next its module build: one copy is enough.
  i18next$: nodeModule('i18next/dist/esm/i18next.js'),
  'react-i18next$': replacement('reactI18next.mjs'),
  '$react-i18next': nodeModule('react-i18next/dist/es'),
  [nodeModule('lucide-react/dist/esm/createLucideIcon.mjs')]: replacement('createIcon.mjs'),
});

/** Parts of the search library that the site leaves off; the library imports them by relative paths. */
function searchModules(): Record<string, string> {
  const parts = ['createRouterMiddleware', 'createInsightsMiddleware', 'createMetadataMiddleware'];
  return Object.fromEntries(
    parts.map((part) => [
      nodeModule(`instantsearch.js/es/middlewares/${part}.js`),
      replacement('searchMiddlewares.mjs'),
    ]),
  );
}

/** Module names that mean something else in the browser's production bundle only. */
export const lighterBrowserModules = (): Record<string, string> => ({
  // Used by the translation plugin for a development message and for its redirect, which is off.
  outdent$: replacement('noop.cjs'),
  'browser-lang$': replacement('noop.cjs'),
  'react-instantsearch$': replacement('reactInstantsearch.mjs'),
  '$react-instantsearch': nodeModule('react-instantsearch-core/dist/es'),
  ...searchModules(),
  // The built file brings helpers for old browsers; the styles are our own.
  'accessible-nprogress$': nodeModule('accessible-nprogress/src/index.js'),
  [nodeModule('accessible-nprogress/src/styles.css')]: replacement('empty.json'),
  // Gatsby re-exports its <Script>, which the site does not use.
  'gatsby-script$': replacement('empty.json'),
  // Starts workers for such scripts.
  [nodeModule('gatsby/dist/internal-plugins/partytown/gatsby-browser.js')]: replacement('empty.json'),
  [path.resolve('.cache/_this_is_virtual_fs_path_/$virtual/match-paths.json')]: path.resolve(
    'src/client/navigation/notFoundPatterns.ts',
  ),
  [path.resolve('.cache/slice.js')]: replacement('slice.mjs'),
  // No service worker: the hosts' caching rules do its work.
  [path.resolve('.cache/register-service-worker.js')]: replacement('empty.json'),
});
