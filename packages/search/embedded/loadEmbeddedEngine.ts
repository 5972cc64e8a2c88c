import type { Locale } from '@idmp/model';
import { SEARCH } from '../model/searchLimits';
import type { SearchEngine } from '../engine/engine';
import { withinTime } from '../engine/engineWrappers';
import type { EngineCall, EngineReply } from './engineCalls';
import { fetchSearchFile } from './fetchSearchFile';

/** The embedded engine as seen from the page. */
export interface RemoteEngine extends SearchEngine {
  suggest: (query: string) => Promise<string[]>;
}

const engines = new Map<Locale, Promise<RemoteEngine>>();

/**
 * Embedded engine of a language, in a worker; its code, and the texts in `folder`, are fetched on the first call. An engine that fails or
 * does not respond is forgotten: the next call starts another one.
 */
export function loadEmbeddedEngine(locale: Locale, folder: string): Promise<RemoteEngine> {
  const known = engines.get(locale);
  if (known) return known;
  const onBroken = (): void => {
    if (engines.get(locale) === engine) engines.delete(locale);
  };
  const engine = openEngine(locale, folder, onBroken);
  engines.set(locale, engine);
  return engine;
}

async function openEngine(locale: Locale, folder: string, onBroken: () => void): Promise<RemoteEngine> {
  const worker = new Worker(new URL('./engineWorker.ts', import.meta.url));
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The search engine could not be loaded, or stopped.'));
    worker.onmessageerror = () => reject(new Error('A message of the search engine could not be read.'));
  });
  const forget = (): void => {
    worker.terminate();
    onBroken();
  };
  failure.catch(forget);
  const ask = async <T>(message: EngineCall): Promise<T> => {
    const answer = call(worker, message, failure);
    answer.catch(forget);
    const reply = await answer;
    if ('error' in reply) throw new Error(reply.error);
    return reply.value as T;
  };
  try {
    await ask(['open', locale, await Promise.race([fetchSearchFile(locale, folder), failure])]);
  } catch (error) {
    forget();
    throw error;
  }
  return {
    search: (requests) => ask(['search', requests]),
    suggest: (query) => ask(['suggest', query]),
  };
}

/** Reply of the worker; rejects if it fails or takes too long. The port is closed either way. */
function call(worker: Worker, message: EngineCall, failure: Promise<never>): Promise<EngineReply> {
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<EngineReply>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<EngineReply>) => resolve(data);
    port1.onmessageerror = () => reject(new Error('A reply of the search engine could not be read.'));
    worker.postMessage(message, [port2]);
  });
  return withinTime(Promise.race([reply, failure]), SEARCH.workerLimitMs).finally(() => port1.close());
}
