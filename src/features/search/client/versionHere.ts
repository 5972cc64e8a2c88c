import { VERSIONS } from '../../../settings/site';
import { STORAGE_KEYS } from '../../../settings/storageKeys';
import type { DocsVersion } from '@idmp/model';
import { storageSlot } from '../../../page/platform/storage';
import { searchedVersion } from './searchedVersion';

const preferred = storageSlot(STORAGE_KEYS.preferredVersion);

/** The version that is searched from the current page. */
export function versionHere(): DocsVersion | undefined {
  const name = searchedVersion(location.pathname.slice(__PATH_PREFIX__.length), preferred.get());
  return VERSIONS.find((version) => version.name === name);
}
