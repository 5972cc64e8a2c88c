import { onEvent, sendEvent } from '../events';

describe('custom events', () => {
  it('reach listeners with their detail, until cleanup', () => {
    const heard: string[] = [];
    const stop = onEvent('site:page-unreachable', (path) => heard.push(path));
    sendEvent('site:page-unreachable', '/bar');
    stop();
    sendEvent('site:page-unreachable', '/chart');
    expect(heard).toEqual(['/bar']);
  });
});
