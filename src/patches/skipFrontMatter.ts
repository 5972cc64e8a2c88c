/**
 * Changes: `gatsby-plugin-mdx` does not read the front matter of documents.
 * Why: one slip in it stops the plugin with a stack that does not name the file, and the page is missing until the next
 * save. The site reads it itself (`packages/compile/document/frontmatter.ts`) and names file, line and advice.
 * Written for: gatsby-plugin-mdx 5.16.0. Anchor: the export `parseFrontmatter` of `dist/frontmatter`.
 * Remove: delete this file and its line in `index.ts`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

/** Leaves front matter to the site. */
export function skipFrontMatter(): void {
  const plugin = createRequire(path.resolve('package.json'))('gatsby-plugin-mdx/dist/frontmatter') as {
    parseFrontmatter?: unknown;
  };
  if (typeof plugin.parseFrontmatter !== 'function')
    throw new Error('gatsby-plugin-mdx reads front matter otherwise; see skipFrontMatter.ts.');
  plugin.parseFrontmatter = () => ({ body: '', frontmatter: {} });
}
