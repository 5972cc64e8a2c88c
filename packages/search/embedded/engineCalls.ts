import type { Locale } from '@idmp/model';
import { createEmbeddedEngine, type EmbeddedEngine } from './embeddedEngine';
import { createEmbeddedIndex } from './embeddedIndex';
import { readSearchFiles, type FetchedFiles } from './searchFiles';
import { warmUp } from './warmUp';

/** Message from the page to the worker: the name of a method and its arguments. */
export type EngineCall =
  | ['open', Locale, FetchedFiles]
  | ['search', ...Parameters<EmbeddedEngine['search']>]
  | ['suggest', ...Parameters<EmbeddedEngine['suggest']>];

export type EngineReply = { value: unknown } | { error: string };

/** Handles the page's calls; the first one must open the index. */
export function createEngineCalls(): (call: EngineCall) => Promise<EngineReply> {
  let engine: EmbeddedEngine | undefined;
  const open = (locale: Locale, fetched: FetchedFiles): void => {
    const files = readSearchFiles(fetched);
    engine = createEmbeddedEngine(createEmbeddedIndex(locale, files));
    warmUp(engine, files.sections);
  };
  const valueOf = (call: EngineCall): unknown => {
    switch (call[0]) {
      case 'open':
        return open(call[1], call[2]);
      case 'search':
        return engine?.search(call[1]);
      case 'suggest':
        return engine?.suggest(call[1]);
    }
  };
  return async (call) => {
    try {
      return { value: await valueOf(call) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
}
