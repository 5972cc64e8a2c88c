import type { SearchSection } from '../model/searchSections';
import { SEARCH } from '../model/searchLimits';
import type { SearchEngine } from '../engine/engine';

/** Number of titles to search for while warming up. */
const WARM_UP_QUERIES = 12;

/** Runs searches, so that the first ones of the reader need not wait until the code is compiled. */
export function warmUp(engine: SearchEngine, sections: readonly SearchSection[]): void {
  const queries = sections
    .flatMap(({ level, hierarchy }) => (level === 1 && hierarchy[1] ? [hierarchy[1].slice(0, -1)] : []))
    .slice(0, WARM_UP_QUERIES);
  const next = (): void => {
    const query = queries.pop();
    if (query === undefined) return;
    const params = { query, attributesToHighlight: [], attributesToSnippet: [`*:${SEARCH.snippetWords}`] };
    void engine.search([{ indexName: '', params }]);
    // In a task of its own: searches of the reader come first.
    setTimeout(next);
  };
  setTimeout(next);
}
