import type { Entries } from '../gatsby/apiTypes';

/** Name of the libraries' bundle; it is evaluated before the app's. */
export const LIBRARIES = 'libraries';

/** Libraries that the whole app needs at once. None brings styles: pages link those of the app's bundle only. */
const MODULES = ['react/jsx-runtime', 'react-dom/client', 'i18next', 'react-i18next'];

/** Evaluates libraries and app one after the other, so that a slow phone can answer the reader in between. */
export function startInSteps({ app, ...others }: Entries): Entries {
  if (typeof app !== 'string') throw new Error('The bundle has no app to start.');
  return { ...others, [LIBRARIES]: MODULES, app: { import: app, dependOn: LIBRARIES } };
}
