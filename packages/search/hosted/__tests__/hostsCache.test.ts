import { createHostsCache } from '../hostedEngine';

const host = (status: string) => ({
  protocol: 'https',
  url: 'a.example',
  port: 443,
  accept: 'read',
  status,
  lastUpdate: 1,
});

describe('createHostsCache', () => {
  it('finds a host regardless of its cached state', async () => {
    const cache = createHostsCache();
    const down = host('down');
    await cache.set(down, down);
    expect(await cache.get(host('up'), () => Promise.resolve(host('new')))).toBe(down);
  });

  it('falls back to the default for missing entries', async () => {
    const made = host('new');
    expect(await createHostsCache().get(host('up'), () => Promise.resolve(made))).toBe(made);
  });

  it('deletes entries', async () => {
    const cache = createHostsCache();
    await cache.set(host('down'), 'kept');
    await cache.delete(host('up'));
    expect(await cache.get(host('up'), () => Promise.resolve('made'))).toBe('made');
    await cache.set('key', 'kept');
    await cache.clear();
    expect(await cache.get('key', () => Promise.resolve('made'))).toBe('made');
  });
});
