/**
 * Changes: the app's bundle gets a second entry with its libraries, evaluated in a separate task.
 * Why: one long startup task becomes two; a slow phone can handle input in between.
 * Written for: gatsby 5.16.1. Anchor: the entry `app` and the chunk `framework`; a missing one throws.
 */
import path from 'node:path';
import { LIBRARIES } from '../settings/siteFiles';
import type { BundlerConfig } from '../types/gatsby';

/** Libraries that the app needs at startup. None has styles: pages link only those of the app's bundle. */
const MODULES = [
  path.resolve('src/patches/modules/movedNodes.ts'),
  'react/jsx-runtime',
  'react-dom/client',
  'i18next',
  'react-i18next',
];

/** Evaluates libraries and app in separate tasks, so that a slow phone can handle input in between. */
export function startLibrariesFirst({ entry, optimization }: BundlerConfig): void {
  const { app } = entry;
  const framework = optimization.splitChunks?.cacheGroups?.framework;
  if (typeof app !== 'string' || !framework)
    throw new Error('Gatsby bundles the app otherwise; see librariesFirst.ts.');
  entry[LIBRARIES] = MODULES;
  entry['app'] = { import: app, dependOn: LIBRARIES };
  // One file for both: the framework is evaluated with the libraries.
  framework.name = LIBRARIES;
}
