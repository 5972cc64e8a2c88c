import { splitVersion } from '@idmp/model';
import { VERSIONS } from '../../../settings/site';

/** The version to search: that of the address, else the one that the reader prefers, else the latest. */
export function searchedVersion(address = '/', preferred: string | null = null): string {
  const { version } = splitVersion(
    address,
    VERSIONS.flatMap(({ path }) => path || []),
  );
  const known = VERSIONS.find(({ name }) => name === (version ?? preferred));
  return (known ?? VERSIONS.find(({ isLast }) => isLast) ?? VERSIONS[0])?.name ?? '';
}
