import type { Locale } from '../../../../model/locale';
import { createEmbeddedEngine, type EmbeddedEngine } from './embeddedEngine';
import { createEmbeddedIndex } from './embeddedIndex';
import { readSearchFiles, type FetchedFiles } from './searchFiles';
import { warmUp } from './warmUp';

/** A call from the page to the engine's thread: the name of a method and its arguments. */
export type EngineCall =
  | ['open', Locale, FetchedFiles]
  | ['search', ...Parameters<EmbeddedEngine['search']>]
  | ['suggest', ...Parameters<EmbeddedEngine['suggest']>];

export type EngineReply = { value: unknown } | { error: string };

/** Answers the page's calls; the first one has to open the index. */
export function createEngineCalls(): (call: EngineCall) => Promise<EngineReply> {
  let engine: EmbeddedEngine | undefined;
  const valueOf = ([method, ...args]: EngineCall): unknown => {
    if (method !== 'open') return (engine?.[method] as (...values: unknown[]) => unknown)(...args);
    const [locale, fetched] = args as [Locale, FetchedFiles];
    const files = readSearchFiles(fetched);
    engine = createEmbeddedEngine(createEmbeddedIndex(locale, files));
    warmUp(engine, files.sections);
  };
  return async (call) => {
    try {
      return { value: await valueOf(call) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
}
