import type { SearchSection } from '../model/searchSections';
import type { SearchEngine } from '../engine/engine';
import type { Locale } from '@idmp/model';
import { createEmbeddedEngine, type EmbeddedEngine } from './embeddedEngine';
import { createEmbeddedIndex } from './embeddedIndex';
import { readSearchFile } from './fetchSearchFile';

/** Number of titles to search for while warming up. */
const WARM_UP_QUERIES = 12;

/** Runs searches, so that the first ones of the reader need not wait until the code is compiled. */
function warmUp(engine: SearchEngine, sections: readonly SearchSection[]): void {
  const queries = sections
    .flatMap(({ level, hierarchy }) => (level === 1 && hierarchy[1] ? [hierarchy[1].slice(0, -1)] : []))
    .slice(0, WARM_UP_QUERIES);
  const next = (): void => {
    const query = queries.pop();
    if (query === undefined) return;
    void engine.search([{ indexName: '', params: { query } }]);
    // In a task of its own: searches of the reader come first.
    setTimeout(next);
  };
  setTimeout(next);
}

/** Message from the page to the worker: the name of a method and its arguments. */
export type EngineCall =
  | ['open', Locale, file: string]
  | ['search', ...Parameters<EmbeddedEngine['search']>]
  | ['suggest', ...Parameters<EmbeddedEngine['suggest']>];

export type EngineReply = { value: unknown } | { error: string };

/** Handles the page's calls; the first one must open the file. */
export function createEngineCalls(): (call: EngineCall) => Promise<EngineReply> {
  let engine: EmbeddedEngine | undefined;
  const open = (locale: Locale, text: string): void => {
    const file = readSearchFile(text);
    engine = createEmbeddedEngine(createEmbeddedIndex(locale, file));
    warmUp(engine, file.sections);
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
