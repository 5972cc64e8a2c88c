/**
 * Changes: the files that some packages' modules resolve to, in the bundles only.
 * Why: the packages' own entry points bring code that the site never runs.
 * Written for: the versions that package.json pins. Anchor: each file named here; a missing one throws.
 * Remove: delete this file and its three calls in `index.ts`.
 */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from '../types/gatsby';

/** Real path of `node_modules`: webpack resolves symlinks before it compares names. */
const PACKAGES = realpathSync('node_modules');

function nodeModule(file: string): string {
  const found = path.join(PACKAGES, file);
  if (!existsSync(found)) throw new Error(`${found} is gone; see src/patches/lighterModules.ts.`);
  return found;
}

const replacement = (file: string): string => path.resolve('src/patches/modules', file);

const TRANSLATING = /from ['"]gatsby-plugin-react-i18next['"]|Trans[^;]*from ['"]react-i18next['"]/;
/** Whether a file of the project uses the translation plugin itself, which is whole then. */
const isPluginUsed = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.[jt]sx?$/.test(file))
  .some((file) => TRANSLATING.test(readFileSync(`src/${file}`, 'utf8')));

/** Aliases in every bundle. */
export const lighterModules = (): Record<string, string> => ({
  // The plugin imports CommonJS builds, the site ESM builds: this keeps one copy of each.
  i18next$: nodeModule('i18next/dist/esm/i18next.js'),
  'react-i18next$': isPluginUsed
    ? nodeModule('react-i18next/dist/es/index.js')
    : replacement('reactI18next.mjs'),
  [nodeModule('lucide-react/dist/esm/createLucideIcon.mjs')]: replacement('createIcon.mjs'),
});

/** Parts of the search library that the site does not use; the library imports them by relative paths. */
function searchModules(): Record<string, string> {
  const parts = ['createRouterMiddleware', 'createInsightsMiddleware', 'createMetadataMiddleware'];
  return Object.fromEntries(
    parts.map((part) => [
      nodeModule(`instantsearch.js/es/middlewares/${part}.js`),
      replacement('searchMiddlewares.mjs'),
    ]),
  );
}

/**
 * Rule for the browser's production bundle: stubs the imports of the translation plugin that only its disabled
 * redirect and a development message use. Its CommonJS import of `gatsby` would keep all exports of Gatsby's runtime.
 */
export const lighterTranslations = (): Rule => ({
  include: path.dirname(nodeModule('gatsby-plugin-react-i18next/gatsby-browser.js')),
  resolve: {
    alias: Object.fromEntries(
      (isPluginUsed ? [] : ['gatsby$', 'outdent$', 'browser-lang$']).map((name) => [
        name,
        replacement('noop.cjs'),
      ]),
    ),
  },
});

/** Aliases in the production bundle for browsers only. */
export const lighterBrowserModules = (): Record<string, string> => ({
  // The pages' texts use none of its plurals, nesting, formats, backends or language detection.
  ...(!isPluginUsed && { i18next$: replacement('i18next.ts') }),
  ...searchModules(),
  // The built file contains helpers for old browsers and styles that we replace.
  'accessible-nprogress$': nodeModule('accessible-nprogress/src/index.js'),
  [nodeModule('accessible-nprogress/src/styles.css')]: replacement('empty.json'),
  // `shouldUpdateScroll` turns it off, but it would still store the position in each frame of scrolling.
  [nodeModule('gatsby-react-router-scroll/index.js')]: replacement('routerScroll.mjs'),
  [path.resolve('.cache/_this_is_virtual_fs_path_/$virtual/match-paths.json')]: path.resolve(
    'src/page/navigation/notFoundPatterns.ts',
  ),
});
