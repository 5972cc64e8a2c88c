import { selectPackages, type Selectable } from '../packageList';

const none = { version: '', platform: '', arch: '', type: '' };
const own = (version: string, platform: string, arch = 'x64', type = ''): Selectable => ({
  version,
  platform,
  arch,
  type,
});
const PACKAGES = [
  own('1.0.10.0', 'Linux'),
  own('1.0.10.0', 'Linux', 'arm64'),
  own('1.0.10.0', 'macOS', 'arm64'),
  own('1.0.9.0', 'Linux'),
  own('1.0.9.0', 'Windows'),
];
const select = (filters: Partial<typeof none>, newest?: string) => {
  const { packages, ignored } = selectPackages(PACKAGES, { ...none, ...filters }, newest);
  return {
    packages: packages.map(({ version, platform, arch }) => `${version} ${platform} ${arch}`),
    ignored,
  };
};

describe('selectPackages', () => {
  it('selects the newest version, compared by its numbers', () => {
    expect(select({ platform: 'linux' })).toEqual({
      packages: ['1.0.10.0 Linux x64', '1.0.10.0 Linux arm64'],
      ignored: [],
    });
  });

  it('selects what the data call the newest version', () => {
    expect(select({ platform: 'Linux' }, '1.0.9.0').packages).toEqual(['1.0.9.0 Linux x64']);
  });

  it('selects the newest version that a system has', () => {
    expect(select({ platform: 'Windows' }, '1.0.10.0').packages).toEqual(['1.0.9.0 Windows x64']);
  });

  it('ignores as few filters as possible', () => {
    expect(select({ platform: 'Linux', arch: 'arm64', version: '9.9', type: 'client' })).toEqual({
      packages: ['1.0.10.0 Linux arm64'],
      ignored: ['type', 'version'],
    });
    expect(select({ platform: 'macOS', arch: 'x64', version: '1.0.10.0' })).toEqual({
      packages: ['1.0.10.0 macOS arm64'],
      ignored: ['arch'],
    });
  });

  it('never selects packages of another system', () => {
    expect(select({ platform: 'Ubuntu', version: '1.0.9.0' })).toEqual({ packages: [], ignored: [] });
  });
});
