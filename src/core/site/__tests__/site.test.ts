import { versionFault, versionsNamed, VERSIONS } from '../site';

describe('versionFault', () => {
  it('accepts a known version', () => {
    expect(versionFault('current')).toBeUndefined();
  });

  it('lists the known names for an unknown version', () => {
    expect(versionFault('2.0')).toBe('No docs version named "2.0"; available versions: current.');
  });
});

describe('versionsNamed', () => {
  it('returns the named versions, or all by default', () => {
    expect(versionsNamed(['current']).map(({ label }) => label)).toEqual(['Next']);
    expect(versionsNamed()).toBe(VERSIONS);
  });
});
