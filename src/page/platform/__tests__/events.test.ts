import { onEvent, openSearch, sendEvent } from '../events';

describe('custom events', () => {
  it('reach listeners with their detail, until cleanup', () => {
    const heard: string[] = [];
    const stop = onEvent('site:open-search', (query) => heard.push(query));
    openSearch('bar');
    stop();
    openSearch('chart');
    expect(heard).toEqual(['bar']);
  });

  it('may have no detail', () => {
    const listener = jest.fn();
    const stop = onEvent('site:page-shown', listener);
    sendEvent('site:page-shown');
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
