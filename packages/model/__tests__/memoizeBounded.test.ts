import { memoizeBounded } from '../memoize';

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
