import { memoizeUntilFailure } from '../memoize';

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
