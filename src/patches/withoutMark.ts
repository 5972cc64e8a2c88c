/**
 * Changes: files are read without a byte order mark, and what `content/` has besides documents as an empty list.
 * Why: editors of Windows write one, and `gatsby-plugin-react-i18next` stops at it in a file of `locales/`. In
 * development, `gatsby-transformer-json` would name types after folders, which stops at `02-basic/_category_.json`.
 * Written for: gatsby-source-filesystem 5.16.0. Anchor: the export `loadNodeContent`.
 */
import { readFile } from 'node:fs/promises';
import { CONTENT_DIR } from '@idmp/files';
import { requireFromSite } from './gatsbyModule';

/** Reads files of Gatsby's nodes without a byte order mark. */
export function readWithoutMark(): void {
  const plugin = requireFromSite('gatsby-source-filesystem') as {
    loadNodeContent?: (file: { absolutePath: string; sourceInstanceName: string }) => Promise<string>;
  };
  if (typeof plugin.loadNodeContent !== 'function')
    throw new Error('gatsby-source-filesystem reads files otherwise; see withoutMark.ts.');
  plugin.loadNodeContent = async ({ absolutePath, sourceInstanceName }) =>
    sourceInstanceName === CONTENT_DIR && !/\.mdx?$/.test(absolutePath)
      ? '[]'
      : new TextDecoder().decode(await readFile(absolutePath));
}
