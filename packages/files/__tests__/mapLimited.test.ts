import { limited, mapLimited } from '../mapLimited';

describe('limited', () => {
  it('runs no more calls at once than the limit, and all of them in order', async () => {
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const double = limited(2, async (item: number) => {
      begun.push(item);
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      return item * 2;
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
    expect(begun).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('goes on after a failed call', async () => {
    const call = limited(1, (item: number) =>
      item === 1 ? Promise.reject(new Error('no')) : Promise.resolve(item),
    );
    const first = call(1);
    const second = call(2);
    await expect(first).rejects.toThrow('no');
    expect(await second).toBe(2);
  });
});

describe('mapLimited', () => {
  it('keeps the order of the items', async () => {
    const slowFirst = (item: number) =>
      new Promise<number>((resolve) => {
        setTimeout(() => resolve(item * 2), 5 - item);
      });
    expect(await mapLimited([1, 2, 3], 3, slowFirst)).toEqual([2, 4, 6]);
  });
});
