import { mapLimited } from '../mapLimited';

describe('mapLimited', () => {
  it('keeps the order of the items', async () => {
    const slowFirst = (item: number) =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(item * 2), 5 - item);
      });
    expect(await mapLimited([1, 2, 3], 3, slowFirst)).toEqual([2, 4, 6]);
  });

  it('never exceeds the concurrency limit', async () => {
    let running = 0;
    let most = 0;
    await mapLimited([1, 2, 3, 4, 5], 2, async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
    });
    expect(most).toBe(2);
  });

  it('does nothing for no items', async () => {
    expect(await mapLimited([], 4, async () => 1)).toEqual([]);
  });
});
