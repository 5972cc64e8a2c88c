import { VERSIONS } from '../../../settings/site';
import { PREFERRED_VERSION_KEY } from '../../../settings/storageKeys';
import type { DocsVersion } from '@idmp/model';
import { storageSlot } from '../../../page/platform/storage';
import { searchedVersion } from './searchedVersion';

const preferred = storageSlot(PREFERRED_VERSION_KEY);

/** The version that is searched from the current page. */
export function versionHere(): DocsVersion | undefined {
  const name = searchedVersion(location.pathname.slice(__PATH_PREFIX__.length), preferred.get());
  return VERSIONS.find((version) => version.name === name);
}
