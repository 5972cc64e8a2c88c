import { groupBy } from '../groupBy';

describe('groupBy', () => {
  it('keeps the order of items and of the first item of each group', () => {
    const groups = groupBy(['beta', 'alpha', 'bravo'], (word) => word.charAt(0));
    expect([...groups]).toEqual([
      ['b', ['beta', 'bravo']],
      ['a', ['alpha']],
    ]);
  });
});
