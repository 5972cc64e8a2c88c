import build from '$site/build.json';
import { encodeAddress } from '../../model/slug';

/** Absolute, percent-encoded URL of a page or file, including the path prefix. */
export function absoluteAddress(address: string): string {
  return `${build.siteUrl}${__PATH_PREFIX__}${encodeAddress(address)}`;
}
