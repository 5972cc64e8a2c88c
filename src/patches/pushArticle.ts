/**
 * Changes: sends an article over the socket of `gatsby develop`, as after a query of its page.
 * Why: a writer sees a saved text before Gatsby has built its schema, created all pages and run their queries, which is
 * most of the time. The result of the query follows, and replaces it, unless it was asked for before the text was saved.
 * Written for: gatsby 5.16.1. Anchor: `activePaths` and `emitPageData` of `gatsby/dist/utils/websocket-manager`.
 * Remove: delete this file and its calls in `src/gatsby/showSaved.ts`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { patchesEnabled } from './enabled';
import { requireFromGatsby } from './gatsbyModule';
import { parseOwn } from '@idmp/model';

interface PageSocket {
  /** Paths of the pages that browsers show. */
  activePaths: ReadonlySet<string>;
  emitPageData: (data: { id: string; result: PageData }) => void;
}

/** What Gatsby has written for the template of a document. */
interface PageData {
  result: { data: { doc: { page: object } } };
}

/** Articles that were sent and no created page has yet, by address. */
const newest = new Map<string, { article: object; time: number }>();
const patched = new WeakSet<PageSocket>();

/** Replaces the article in the data of a page that is open, until pages were created from what is saved now. */
export async function pushArticle(
  address: string,
  article: object,
  { socket = socketOfGatsby(), publicDir = 'public' } = {},
): Promise<void> {
  if (!patchesEnabled || !socket.activePaths.has(address)) return;
  sendNewest(socket);
  newest.set(address, { article, time: performance.now() });
  const file = path.join(publicDir, 'page-data', address === '/' ? 'index' : address, 'page-data.json');
  socket.emitPageData({ id: address, result: parseOwn<PageData>(await fs.readFile(file, 'utf8')) });
}

/** Forgets the articles that were sent before a time, in milliseconds since the start: the created pages have them. */
export function forgetArticles(before: number): void {
  for (const [address, { time }] of newest) if (time < before) newest.delete(address);
}

/** Keeps the result of a query from replacing an article that was saved later. */
function sendNewest(socket: PageSocket): void {
  if (patched.has(socket)) return;
  patched.add(socket);
  const emit = socket.emitPageData;
  socket.emitPageData = (data) => {
    const sent = newest.get(data.id);
    if (sent) Object.assign(data.result.result.data.doc.page, sent.article);
    emit(data);
  };
}

const socketOfGatsby = (): PageSocket =>
  (requireFromGatsby('./dist/utils/websocket-manager') as { websocketManager: PageSocket }).websocketManager;
