import { versionFault, versionsNamed, VERSIONS } from '../site';

describe('versionFault', () => {
  it('finds nothing wrong with a known version', () => {
    expect(versionFault('current')).toBeUndefined();
  });

  it('lists the known names for an unknown one', () => {
    expect(versionFault('2.0')).toBe('No docs version named "2.0"; available versions: current.');
  });
});

describe('versionsNamed', () => {
  it('gives the versions of the names, and all without names', () => {
    expect(versionsNamed(['current']).map(({ label }) => label)).toEqual(['Next']);
    expect(versionsNamed()).toBe(VERSIONS);
  });
});
