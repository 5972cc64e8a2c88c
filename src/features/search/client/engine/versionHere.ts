import { VERSIONS } from '../../../../core/site/site';
import { STORAGE_KEYS } from '../../../../core/site/storageKeys';
import type { DocsVersion } from '../../../../core/model/versions';
import { storageSlot } from '../../../../core/page/platform/storage';
import { searchedVersion } from '../../model/search';

const preferred = storageSlot(STORAGE_KEYS.preferredVersion);

/** The version that is searched from the current page. */
export function versionHere(): DocsVersion | undefined {
  const name = searchedVersion(location.pathname.slice(__PATH_PREFIX__.length), preferred.get());
  return VERSIONS.find((version) => version.name === name);
}
