import { onEvent, openSearch, sendEvent } from '../events';

describe('events between parts', () => {
  it('reach listeners with what they carry, until the cleanup', () => {
    const heard: string[] = [];
    const stop = onEvent('site:open-search', (query) => heard.push(query));
    openSearch('bar');
    stop();
    openSearch('chart');
    expect(heard).toEqual(['bar']);
  });

  it('may carry nothing', () => {
    const listener = jest.fn();
    const stop = onEvent('site:page-shown', listener);
    sendEvent('site:page-shown');
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
