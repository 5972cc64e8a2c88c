import type { Locale } from '../../../../model/locale';
import { memoizeUntilFailure } from '../../../../model/memoizeUntilFailure';
import type { SearchEngine } from '../engine';
import type { EngineCall, EngineReply } from './engineCalls';
import { fetchSearchFiles } from './searchFiles';

/** The embedded engine as seen from the page. */
export interface RemoteEngine extends SearchEngine {
  suggest: (query: string) => Promise<string[]>;
}

/** Embedded engine of a language, in a worker; its code and index are fetched on the first call. */
export const loadEmbeddedEngine = memoizeUntilFailure(async (locale: Locale): Promise<RemoteEngine> => {
  const worker = new Worker(new URL('./engineWorker.ts', import.meta.url));
  // Replies report all other errors.
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The search engine could not be loaded.'));
  });
  const open = async (): Promise<void> => call(worker, ['open', locale, await fetchSearchFiles(locale)]);
  try {
    await Promise.race([open(), failure]);
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    search: (requests) => call(worker, ['search', requests]),
    suggest: (query) => call(worker, ['suggest', query]),
  };
});

function call<T>(worker: Worker, message: EngineCall): Promise<T> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<T>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<EngineReply>) => {
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.value as T);
    };
    worker.postMessage(message, [port2]);
  }).finally(() => port1.close());
}
