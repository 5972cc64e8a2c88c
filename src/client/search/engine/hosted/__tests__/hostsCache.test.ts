import { createHostsCache } from '../hostsCache';

const host = (status: string) => ({
  protocol: 'https',
  url: 'a.example',
  port: 443,
  accept: 'read',
  status,
  lastUpdate: 1,
});

describe('createHostsCache', () => {
  it('finds a host again whatever its state was when it was kept', async () => {
    const cache = createHostsCache();
    const down = host('down');
    await cache.set(down, down);
    expect(await cache.get(host('up'), () => Promise.resolve(host('new')))).toBe(down);
  });

  it('makes what it does not know', async () => {
    const made = host('new');
    expect(await createHostsCache().get(host('up'), () => Promise.resolve(made))).toBe(made);
  });

  it('forgets', async () => {
    const cache = createHostsCache();
    await cache.set(host('down'), 'kept');
    await cache.delete(host('up'));
    expect(await cache.get(host('up'), () => Promise.resolve('made'))).toBe('made');
    await cache.set('key', 'kept');
    await cache.clear();
    expect(await cache.get('key', () => Promise.resolve('made'))).toBe('made');
  });
});
