import { askSite, type AnsweredSite } from '../siteThread/askSite';

/** Folder for what the build hands to the bundler (`$site/…`), relative to the project. */
export const SITE_DIR = '.cache/site';

let current: Promise<AnsweredSite> | undefined;

/** The content, read and assembled, with the files of its embedded search; `fresh` reads it again after a change. */
export function siteOf(pathPrefix: string, production: boolean, fresh = false): Promise<AnsweredSite> {
  if (!current || fresh) {
    current = askSite({ pathPrefix, production });
  }
  return current;
}
