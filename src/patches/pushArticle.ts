/**
 * Changes: sends an article over the socket of `gatsby develop`, as after a query of its page.
 * Why: a writer sees a saved text before Gatsby has built its schema, created all pages and run their queries, which is
 * most of the time. The result of the query follows, and replaces it.
 * Written for: gatsby 5.16.1. Anchor: `activePaths` and `emitPageData` of `gatsby/dist/utils/websocket-manager`.
 * Remove: delete this file and its call in `index.ts`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { requireFromGatsby } from './gatsbyModule';

interface PageSocket {
  /** Paths of the pages that browsers show. */
  activePaths: ReadonlySet<string>;
  emitPageData: (data: { id: string; result: unknown }) => void;
}

/** What Gatsby has written for the template of a document. */
interface PageData {
  result: { data: { doc: { page: object } } };
}

/** Replaces the article in the data of a page that is open. */
export async function pushArticle(
  address: string,
  article: object,
  { socket = socketOfGatsby(), publicDir = 'public' } = {},
): Promise<void> {
  if (!socket.activePaths.has(address)) return;
  const file = path.join(publicDir, 'page-data', address === '/' ? 'index' : address, 'page-data.json');
  const data = JSON.parse(await fs.readFile(file, 'utf8')) as PageData;
  Object.assign(data.result.data.doc.page, article);
  socket.emitPageData({ id: address, result: data });
}

const socketOfGatsby = (): PageSocket =>
  (requireFromGatsby('./dist/utils/websocket-manager') as { websocketManager: PageSocket }).websocketManager;
