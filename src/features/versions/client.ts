import type { ClientFeature } from '../../page/feature/clientFeature';
import { VersionSwitch } from './client/VersionSwitch';

/** The menu with the versions of the documentation. */
export const versions = {
  name: 'versions',
  navbar: { versionSwitch: VersionSwitch },
} satisfies ClientFeature;
