/**
 * Changes: Gatsby's groups of chunks: what templates share, and the documents' template, is bundled into the app, and the
 * app's styles are split by the names of their files.
 * Why: almost every reader opens a document first, with one request instead of five; a page waits for 2.6 KB of styles
 * instead of 5.6 KB.
 * Written for: gatsby 5.16.1. Anchor: the cache groups `commons`, `shared` and `styles`; a missing one throws.
 */
import { BLOCK_SHEETS } from '@idmp/content';
import { sheetKind } from '@idmp/model';
import type { BundlerConfig, CacheGroups, ChunkGraph, ChunkModule } from '../types/gatsby';

/** Chunk that every page loads. */
const APP = 'app';
/** Gatsby's chunk of the documents' template. */
const DOC_CHUNK = 'component---src-templates-doc-tsx';
/** How Gatsby names the chunks of pages. */
const PAGES = 'component---';
/** Module type of extracted styles, in webpack and Rspack. */
const STYLES = 'css/mini-extract';

/** Bundles what almost every reader needs into the app; parts loaded on demand bring their own styles. */
export function groupChunks({ optimization }: BundlerConfig): void {
  const groups = optimization.splitChunks?.cacheGroups;
  if (!groups?.commons || !groups.shared || !groups.styles)
    throw new Error('Gatsby groups chunks otherwise; see appChunks.ts.');
  delete groups.styles;
  groups.commons.name = APP;
  groups['document'] = {
    name: APP,
    // A worker would load the app.
    chunks: (chunk) => !chunk.hasRuntime(),
    test: isPartOfDocuments,
    enforce: true,
    priority: 30,
  };
  // Gatsby names each by 40 digits, which the runtime and the boot script would list.
  groups.shared.name = false;
  splitStyles(groups);
}

/** Also tells modules of documents that other chunks contain, which leave those as well. */
const isPartOfDocuments = (module: ChunkModule, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
  Array.from(chunkGraph.getModuleChunksIterable(module)).some(({ name }) => name === DOC_CHUNK);

/** Splits the app's styles into those for the first paint of all pages, or of some, and those for later. */
function splitStyles(groups: CacheGroups): void {
  for (const kind of [...BLOCK_SHEETS, 'later'])
    groups[kind] = {
      name: `${APP}.${kind}`,
      chunks: ({ name }) => name === APP || name?.startsWith(PAGES) === true,
      test: (module: ChunkModule) =>
        module.type === STYLES && sheetKind(module.nameForCondition() ?? '') === kind,
      enforce: true,
      priority: 50,
    };
}
