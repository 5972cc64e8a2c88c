import { formatFaults } from '../faults';

describe('formatFaults', () => {
  it('groups the addresses of a kind on one line', () => {
    const faults = ['/a', '/b', '/b'].map((address) => ({ address, what: 'no title' }));
    expect(formatFaults([...faults, { address: '/c', what: 'status 404' }])).toEqual([
      'no title: /a, /b',
      'status 404: /c',
    ]);
  });

  it('counts what it does not list', () => {
    const faults = Array.from({ length: 8 }, (_, index) => ({ address: `/${index}`, what: 'no title' }));
    expect(formatFaults(faults)).toEqual(['no title: /0, /1, /2, /3, /4 and 3 more']);
  });
});
