import type { ClientFeature } from '../../client/feature/clientFeature';
import { VersionSwitch } from '../../client/navbar/VersionSwitch';

/** The menu with the versions of the documentation. */
export const versions = {
  name: 'versions',
  navbar: { versionSwitch: VersionSwitch },
} satisfies ClientFeature;
