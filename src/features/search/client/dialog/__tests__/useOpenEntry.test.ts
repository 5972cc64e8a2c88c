import { renderHook } from '@testing-library/react';
import { createHit } from '../../../../../../packages/search/__tests__/fixtures';
import { hitEntries } from '../../entries/searchEntries';
import { useOpenEntry } from '../useOpenEntry';

const place = { pathPrefix: '', origins: ['http://localhost'] };

describe('useOpenEntry', () => {
  it("reports the query of the service, and the hit's position in the service's own list", () => {
    const events = { clicked: jest.fn(), viewed: jest.fn() };
    const options = { change: jest.fn(), events, query: 'a', onClose: jest.fn(), onNavigate: jest.fn() };
    const { result, rerender } = renderHook((queryID?: string) => useOpenEntry({ ...options, queryID }), {
      initialProps: 'query1',
    });
    const hits = ['/a', '/b', '/a#s'].map((url) => createHit({ url }));
    // The third one is shown second, below its page.
    const [, second] = hitEntries(hits, place).flatMap(({ entries }) => entries);
    if (!second) throw new Error('There is no second entry.');
    const open = (): void => result.current(second, { ctrlKey: false, metaKey: false, shiftKey: false });
    open();
    expect(events.clicked.mock.calls).toEqual([['query1', '/a#s', 3]]);
    rerender(undefined);
    open();
    expect(events.clicked).toHaveBeenCalledTimes(1);
  });
});
