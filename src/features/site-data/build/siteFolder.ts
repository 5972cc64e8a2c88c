import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type CheckedSite, type Content, siteContext } from '@idmp/markdown';
import { readTextFile, versionNames } from '@idmp/files';
import type { ContentProblem } from '@idmp/model';
import { NAV_FILE, NAV_ITEMS } from '../../../settings/nav';
import { cutVersions, VERSIONS } from '../../../settings/site';
import { checkNavbar } from './navbar';
import { checkSiteData, siteLinks, type LinkTargets } from './siteLinks';

/** Checks the data in `src/site`, and what must agree with it. */
export function checkSiteFolder(site: CheckedSite, { compile }: Content): ContentProblem[] {
  const { root } = compile;
  const versions = [...VERSIONS, ...cutVersions(versionNames(root))];
  const navigation = readTextFile(root, NAV_FILE);
  const navbar = checkNavbar(NAV_ITEMS, navigation, versions);
  // Content that is checked alone has no site around it.
  if (navigation === undefined) return navbar;
  return [...navbar, ...checkSiteData(siteLinks(), linkTargets(root, site))];
}

/** What the data in `src/site` can lead to. */
function linkTargets(root: string, { pages }: CheckedSite): LinkTargets {
  const folder = path.dirname(NAV_FILE);
  const files = readdirSync(path.join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`);
  return {
    pages,
    otherSlugs: siteContext().otherSlugs,
    versions: versionNames(root),
    isFile: (file) => existsSync(path.join(root, file)),
    texts: new Map(files.map((file) => [file, readTextFile(root, file) ?? ''])),
  };
}
