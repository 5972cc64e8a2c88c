import type { BuildFeature } from '../../core/feature/buildFeature';
import { withVersions } from './build/withVersions';
import { readVersions } from './build/readVersions';

/** Versions of the documentation that were cut: the pages of each that differ from today. */
export const versions = {
  name: 'versions',
  async extend(site, { content, documents }, options) {
    const frozen = await readVersions(content.sources, documents, content.compile);
    return frozen.length === 0 ? site : withVersions(site, frozen, options);
  },
} satisfies BuildFeature;
