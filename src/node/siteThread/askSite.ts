import type { Worker } from 'node:worker_threads';
import type { IndexFile } from '../embeddedIndex';
import type { SiteAnswer, SiteOutline, SiteRequest } from './messages';
import { startSiteThread } from './startSiteThread.mjs';

/** A site, and what comes a little later. */
export interface AnsweredSite {
  site: SiteOutline;
  /** Keys of the texts of the site's pages, in their order (`readStoredDoc`). */
  textKeys: Promise<readonly string[]>;
  /** Files of the embedded search; by then the records of a hosted one are written too. */
  searchFiles: Promise<readonly IndexFile[]>;
}

let asked = 0;

/**
 * Asks the thread that reads the content for the site as it is now. Only to be called when `.cache` may be written.
 * @throws what reading the content threw
 */
export async function askSite(request: SiteRequest): Promise<AnsweredSite> {
  const mode = request.production ? 'production' : 'development';
  const thread = startSiteThread({ mode, prefixed: request.pathPrefix !== '' });
  const id = ++asked;
  const site = answerOf(thread, id, 'site');
  const stored = answerOf(thread, id, 'stored');
  const search = answerOf(thread, id, 'search');
  thread.ref();
  thread.postMessage({ id, request });
  const textKeys = stored.then(({ keys }) => keys);
  const searchFiles = search.then(({ files }) => files).finally(() => thread.unref());
  // Whoever waits for one of them is told of a failure.
  for (const part of [textKeys, searchFiles]) part.catch(() => undefined);
  return { site: (await site).site, textKeys, searchFiles };
}

type Answer<Type extends SiteAnswer['type']> = Extract<SiteAnswer, { type: Type }>;

/** The answer of one type to one request. */
function answerOf<Type extends SiteAnswer['type']>(
  thread: Worker,
  id: number,
  type: Type,
): Promise<Answer<Type>> {
  return new Promise((resolve, reject) => {
    const stop = (): void => void thread.off('message', hear).off('error', fail).off('exit', end);
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const end = (): void => fail(new Error('The thread that reads the content ended without an answer.'));
    const hear = (message: SiteAnswer & { id: number }): void => {
      if (message.id !== id) return;
      if (message.type === 'failed') fail(message.error);
      if (message.type !== type) return;
      stop();
      resolve(message as unknown as Answer<Type>);
    };
    thread.on('message', hear).on('error', fail).on('exit', end);
  });
}
