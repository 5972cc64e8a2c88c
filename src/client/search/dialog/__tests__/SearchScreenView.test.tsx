import '@testing-library/jest-dom';
import { render, renderHook, screen } from '@testing-library/react';
import type { Hit } from '../../engine/engine';
import { hitEntries } from '../../entries/searchEntries';
import { SearchScreenView } from '../SearchScreenView';
import { useOpenEntry } from '../useOpenEntry';
import type { SearchScreen } from '../useSearchScreen';

const PAGES = 6;
const HITS_PER_PAGE = 3;

/** Results of several pages, more than are in view. */
function results(query: string): SearchScreen {
  const hits = Array.from({ length: PAGES * HITS_PER_PAGE }, (_, i): Hit => {
    const page = `/page-${Math.floor(i / HITS_PER_PAGE)}`;
    const url = `${page}#part-${i}`;
    return {
      objectID: url,
      url,
      type: 'lvl2',
      hierarchy: { lvl0: 'Chapter', lvl1: page, lvl2: `${query} ${i}` },
      content: null,
    };
  });
  const groups = hitEntries(hits, { origins: ['https://docs.example'], pathPrefix: '' });
  return { type: 'results', groups, entries: groups.flatMap(({ entries }) => entries), definition: null };
}

const never = jest.fn();

function view(query: string) {
  const shown = results(query);
  return (
    <SearchScreenView
      id="panel"
      screen={shown}
      query={query}
      isLocal={false}
      active={0}
      scrolls={false}
      locale="en"
      search={{ indexName: 'docs', search: never, suggest: never }}
      popular={[]}
      onType={never}
      onEvent={never}
      onOpen={never}
      onChange={never}
      onFocus={never}
    />
  );
}

it('updates rows in place for new results, also those out of view', () => {
  const { container, rerender } = render(view('pump'));
  const observer = new MutationObserver(never);
  observer.observe(container, { subtree: true, childList: true });
  const rows = screen.getAllByRole('option');
  rerender(view('valve'));
  expect(screen.getAllByRole('option')).toEqual(rows);
  expect(rows.at(-1)).toHaveTextContent('valve 17');
  expect(rows.at(0)).toHaveTextContent('valve 0');
  expect(observer.takeRecords().filter(({ removedNodes }) => removedNodes.length > 0)).toEqual([]);
});

it('opens entries with one function for all queries', () => {
  const options = {
    change: never,
    events: { viewed: never, clicked: never },
    onClose: never,
    onNavigate: never,
  };
  const { result, rerender } = renderHook(
    (query: string) => useOpenEntry({ ...options, queryID: undefined, query }),
    { initialProps: 'pump' },
  );
  const first = result.current;
  rerender('valve');
  expect(result.current).toBe(first);
});
