import build from '$site/build.json';
import { absoluteUrl, pageUrl, type PublishedSite } from '@idmp/model';

const site = (): PublishedSite => ({ ...build, pathPrefix: __PATH_PREFIX__ });

/** Absolute, percent-encoded URL of a file, including the path prefix. */
export const absoluteAddress = (address: string): string => absoluteUrl(site(), address);

/** Canonical URL of a page. */
export const canonicalAddress = (address: string): string => pageUrl(site(), address);
