import '@testing-library/jest-dom';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import type { Hit } from '@idmp/search/client';
import { hitEntries } from '../../entries/searchEntries';
import { SearchScreenView } from '../SearchScreenView';
import { useOpenEntry } from '../useOpenEntry';
import type { SearchScreen } from '../useSearchScreen';

const PAGES = 6;
const HITS_PER_PAGE = 3;

/** Results of several pages, by default more than are in view. */
function results(query: string, pages = PAGES): SearchScreen {
  const hits = Array.from({ length: pages * HITS_PER_PAGE }, (_, i): Hit => {
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

function view(query: string, pages?: number) {
  const shown = results(query, pages);
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
      onType={never}
      onEvent={never}
      onOpen={never}
      onChange={never}
      onFocus={never}
    />
  );
}

it('updates rows in place for new results, those out of view after the frame with the others', async () => {
  const { container, rerender } = render(view('pump'));
  const observer = new MutationObserver(never);
  observer.observe(container, { subtree: true, childList: true });
  const rows = screen.getAllByRole('option');
  rerender(view('valve'));
  expect(screen.getAllByRole('option')).toEqual(rows);
  expect(rows.at(0)).toHaveTextContent('valve 0');
  expect(rows.at(-1)).toHaveTextContent('pump 17');
  await waitFor(() => expect(rows.at(-1)).toHaveTextContent('valve 17'));
  expect(observer.takeRecords().filter(({ removedNodes }) => removedNodes.length > 0)).toEqual([]);
});

it('removes old rows at once where the new results leave room in view', () => {
  const { rerender } = render(view('pump'));
  rerender(view('valve', 1));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('valve 0'),
    expect.stringContaining('valve 1'),
    expect.stringContaining('valve 2'),
  ]);
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
