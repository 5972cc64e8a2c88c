import { versionNamed } from '../site';

describe('versionNamed', () => {
  it('finds the only version', () => {
    expect(versionNamed('current').label).toBe('Next');
  });

  it('lists the available names for an unknown one', () => {
    expect(() => versionNamed('2.0')).toThrow('No docs version named "2.0"; available versions: current.');
  });
});
