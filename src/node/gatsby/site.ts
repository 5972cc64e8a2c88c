import { buildSettings } from '../buildSettings';
import { loadSite, type LoadedSite } from '../loadSite';
import { mermaidFiles } from '../mermaidAsset';

/** Folder for what the build hands to the bundler (`$site/…`), relative to the project. */
export const SITE_DIR = '.cache/site';

/** The site with what its pages load besides the bundle. */
export interface BuiltSite extends LoadedSite {
  /** Address of the library that draws diagrams, without path prefix; empty when no page has one. */
  mermaidEntry: string;
}

let current: Promise<BuiltSite> | undefined;

/** Reads and assembles the content; `fresh` does so again after a change. */
export function siteOf(pathPrefix: string, production: boolean, fresh = false): Promise<BuiltSite> {
  if (!current || fresh) {
    current = buildSite(pathPrefix, production);
  }
  return current;
}

async function buildSite(pathPrefix: string, production: boolean): Promise<BuiltSite> {
  const { siteUrl } = buildSettings;
  const site = await loadSite({
    root: process.cwd(),
    pathPrefix,
    production,
    siteUrl,
    recordBase: `${siteUrl}${pathPrefix}`,
    cacheDir: '.cache/documents',
  });
  const { entry, assets } = await mermaidFiles(site.pages);
  return { ...site, mermaidEntry: entry, assets: [...site.assets, ...assets] };
}
