import { createSearchEvents } from '../searchEvents';

const ALGOLIA = { appId: 'app', searchKey: 'key', index: 'docs', hosts: [] };
const ids = (count: number) => Array.from({ length: count }, (_, i) => `id${i}`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('createSearchEvents', () => {
  const send = jest.fn<void, [string, string]>();
  const eventsOf = (call: number) =>
    (JSON.parse(send.mock.calls[call]?.[1] ?? '{}') as { events: object[] }).events;
  beforeEach(() => send.mockReset());

  it('sends nothing if disabled or without a hosted service', () => {
    for (const events of [createSearchEvents(ALGOLIA, false, send), createSearchEvents(null, true, send)]) {
      events.clicked('q', 'a', 1);
      events.viewed(['a']);
    }
    jest.runAllTimers();
    expect(send).not.toHaveBeenCalled();
  });

  it('reports opened hits with their 1-based position', () => {
    createSearchEvents(ALGOLIA, true, send).clicked('query1', 'a', 1);
    expect(send.mock.calls[0]?.[0]).toContain('insights.algolia.io/1/events');
    expect(eventsOf(0)).toMatchObject([
      {
        eventType: 'click',
        eventName: 'Item Selected',
        index: 'docs',
        queryID: 'query1',
        objectIDs: ['a'],
        positions: [1],
      },
    ]);
  });

  it('reports viewed hits after 400 ms in batches of 20', () => {
    createSearchEvents(ALGOLIA, true, send).viewed(ids(45));
    jest.advanceTimersByTime(399);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(eventsOf(0).map((event) => (event as { objectIDs: string[] }).objectIDs.length)).toEqual([
      20, 20, 5,
    ]);
    expect(eventsOf(0)[0]).toMatchObject({ eventType: 'view', eventName: 'Items Viewed' });
  });

  it('reports the same hits once, and only the last of rapid changes', () => {
    const events = createSearchEvents(ALGOLIA, true, send);
    events.viewed(['a']);
    events.viewed(['b']);
    jest.runAllTimers();
    events.viewed(['b']);
    jest.runAllTimers();
    expect(send).toHaveBeenCalledTimes(1);
    expect(eventsOf(0)).toMatchObject([{ objectIDs: ['b'] }]);
  });
});
