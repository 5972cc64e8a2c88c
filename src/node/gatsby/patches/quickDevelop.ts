/**
 * Changes: `gatsby develop` bundles the search when it opens, renders its empty page from a bundle without lazy parts,
 * and doesn't lint.
 * Why: a writer waits for all of it before the first page, and rarely needs any. `npm run lint` has its own rules.
 * Written for: gatsby 5.16.1. Anchor: the plugin `ESLintWebpackPlugin`; if it is missing, this throws.
 * Remove: delete this file and its line in `index.ts`.
 */
import type { BundlerConfig } from '../apiTypes';

/** Parts that are bundled when the browser asks for them; the search has half of all modules. */
const ON_DEMAND = /[\\/]src[\\/]client[\\/](?:search|contact-popup)[\\/]/;

/** Leaves out of the development bundles what the first page doesn't need. */
export function withQuickDevelop(config: BundlerConfig, stage: 'develop' | 'develop-html'): void {
  if (stage === 'develop-html') {
    config.module.parser = { javascript: { import: false, worker: false } };
    return;
  }
  const plugins = config.plugins.filter(({ constructor: { name } }) => name !== 'ESLintWebpackPlugin');
  if (plugins.length === config.plugins.length)
    throw new Error('Gatsby no longer lints in development; see quickDevelop.ts.');
  config.plugins = plugins;
  config.experiments = {
    ...config.experiments,
    lazyCompilation: { entries: false, test: ON_DEMAND, backend: { listen: { host: 'localhost' } } },
  };
}
