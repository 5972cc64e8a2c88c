import { readDocument, renderArticle, type Site } from '@idmp/content';
import { forgetArticles, pushArticle } from '../patches/pushArticle';

let latest: Pick<Site, 'pagesOf'> | undefined;

/**
 * Keeps the site of which the browser shows pages in development.
 * @param begun - when its content was read, in milliseconds since the start
 */
export function keepShownSite(site: Pick<Site, 'pagesOf'>, begun: number): void {
  latest = site;
  forgetArticles(begun);
}

/**
 * Shows the article of a document that was just compiled where its page is open, in the site as it was: that takes less
 * time than to create all pages, which follows and updates what surrounds the article.
 */
export async function showSaved(file: string): Promise<void> {
  if (!latest) return;
  for (const { address, tree, toc } of latest.pagesOf(await readDocument(file)))
    await pushArticle(address, renderArticle(tree, toc));
}
