import { splitVersion, type DocsVersion } from '@idmp/model';
import { VERSIONS } from '../../../settings/site';
import { PREFERRED_VERSION_KEY } from '../../../settings/storageKeys';
import { storageSlot } from '../../../page/platform/storage';

/** The version to search: that of the address, else the one that the reader prefers, else the latest. */
export function searchedVersion(address = '/', preferred: string | null = null): string {
  const { version } = splitVersion(
    address,
    VERSIONS.flatMap(({ path }) => path || []),
  );
  const known = VERSIONS.find(({ name }) => name === (version ?? preferred));
  return (known ?? VERSIONS.find(({ isLast }) => isLast) ?? VERSIONS[0])?.name ?? '';
}

const preferred = storageSlot(PREFERRED_VERSION_KEY);

/** The version that is searched from the current page. */
export function versionHere(): DocsVersion | undefined {
  const name = searchedVersion(location.pathname.slice(__PATH_PREFIX__.length), preferred.get());
  return VERSIONS.find((version) => version.name === name);
}
