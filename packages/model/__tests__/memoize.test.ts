import { memoizeBounded, memoizeUntilFailure } from '../memoize';

describe('memoizeBounded', () => {
  it('computes each result once, even a falsy one', () => {
    const compute = jest.fn((key: string) => key === 'a');
    const isA = memoizeBounded(compute, 10);
    expect([isA('a'), isA('b'), isA('a'), isA('b')]).toEqual([true, false, true, false]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('drops the oldest result beyond the limit', () => {
    const compute = jest.fn((key: string) => key.length);
    const lengthOf = memoizeBounded(compute, 2);
    for (const key of ['a', 'b', 'c', 'b', 'c']) lengthOf(key);
    expect(compute).toHaveBeenCalledTimes(3);
    lengthOf('a');
    expect(compute).toHaveBeenCalledTimes(4);
  });
});

describe('memoizeUntilFailure', () => {
  it('loads once per key, and shares a pending load', async () => {
    const load = jest.fn((key: string) => Promise.resolve(`${key}!`));
    const memoized = memoizeUntilFailure(load);
    expect(await Promise.all([memoized('a'), memoized('a'), memoized('b')])).toEqual(['a!', 'a!', 'b!']);
    expect(load.mock.calls).toEqual([['a'], ['b']]);
  });

  it('loads again after a failure', async () => {
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue('x');
    const memoized = memoizeUntilFailure<void, string>(load);
    await expect(memoized()).rejects.toThrow('gone');
    await expect(memoized()).resolves.toBe('x');
  });
});
