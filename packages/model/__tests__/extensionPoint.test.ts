import { extensionPoint } from '../extensionPoint';

describe('extensionPoint', () => {
  it('reads its items once, when they are first asked for', () => {
    const point = extensionPoint<string>('registerThings');
    const read = jest.fn(() => ['a', 'b']);
    point.set(read);
    expect(read).not.toHaveBeenCalled();
    expect([point.all(), point.all()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('names what an entry forgot to call', () => {
    const point = extensionPoint<string>('registerThings');
    expect(() => point.all()).toThrow('No features are registered: call registerThings first.');
  });
});
