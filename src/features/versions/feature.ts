import type { BuildFeature } from '../../build/buildFeature';
import { withVersions } from './build/withVersions';
import { readVersions } from './build/readVersions';
import { report } from './build/assembleVersion';

/** Older versions of the documentation, each below its name with its own sidebar. */
export const versions = {
  name: 'versions',
  problems: report,
  async extend(site, { content }, options) {
    const frozen = await readVersions(content.compile);
    return frozen.length === 0 ? site : withVersions(site, frozen, options);
  },
} satisfies BuildFeature;
