/**
 * Changes: `gatsby-plugin-mdx` gets the front matter that the site reads (`packages/compile/document/frontmatter.ts`).
 * Why: one slip in it stops the plugin with a stack that does not name the file, and the page is missing until the next
 * save. The site names file, line and advice.
 * Written for: gatsby-plugin-mdx 5.16.0. Anchor: the export `parseFrontmatter` of `dist/frontmatter`.
 */
import { splitFrontmatter } from '@idmp/compile';
import { requireFromSite } from './gatsbyModule';

/** Reads front matter as the site does; its problems are reported where documents are compiled. */
export function readOwnFrontMatter(): void {
  const plugin = requireFromSite('gatsby-plugin-mdx/dist/frontmatter') as { parseFrontmatter?: unknown };
  if (typeof plugin.parseFrontmatter !== 'function')
    throw new Error('gatsby-plugin-mdx reads front matter otherwise; see ownFrontMatter.ts.');
  plugin.parseFrontmatter = (_key: string, source: string) => splitFrontmatter('', source);
}
