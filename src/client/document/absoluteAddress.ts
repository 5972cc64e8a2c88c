import build from '$site/build.json';

/** Absolute address of a page or file, path prefix included. */
export function absoluteAddress(address: string): string {
  return `${build.siteUrl}${__PATH_PREFIX__}${address}`;
}
