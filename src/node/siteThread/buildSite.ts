import { buildSettings } from '../buildSettings';
import { loadSite, type LoadedSite, type LoadOptions } from '../loadSite';
import { mermaidFiles } from '../mermaidAsset';
import type { SiteRequest } from './messages';

/** The site with what its pages load besides the bundle. */
export interface BuiltSite extends LoadedSite {
  /** Address of the library that draws diagrams, without path prefix; empty when no page has one. */
  mermaidEntry: string;
}

/** Reads and assembles the content of the project in the working directory; `later` as in `loadSite`. */
export async function buildSite(
  { pathPrefix, production }: SiteRequest,
  later: LoadOptions['later'],
): Promise<BuiltSite> {
  const { siteUrl } = buildSettings;
  const site = await loadSite({
    root: process.cwd(),
    pathPrefix,
    production,
    siteUrl,
    recordBase: `${siteUrl}${pathPrefix}`,
    cacheDir: '.cache/documents',
    later,
  });
  const { entry, assets } = await mermaidFiles(site.pages);
  return { ...site, mermaidEntry: entry, assets: [...site.assets, ...assets] };
}
