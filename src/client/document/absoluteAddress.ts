import build from '$site/build.json';

/** Absolute URL of a page or file, including the path prefix. */
export function absoluteAddress(address: string): string {
  return `${build.siteUrl}${__PATH_PREFIX__}${address}`;
}
