import { builtNames } from '@idmp/content';
import { outputFaults } from '../outputFaults';

const OUTPUT = {
  files: [
    'index.html',
    'basic/index.html',
    'basic.md',
    'en/basic/index.html',
    'app-0123456789.js',
    'search/a.json',
  ],
  addresses: ['/', '/basic', '/en/basic'],
  redirects: [{ from: '/old', to: '/basic' }],
  ownNames: builtNames(),
};

describe('outputFaults', () => {
  it('knows pages, their twins, hashed files and the names of the site', () => {
    expect(outputFaults(OUTPUT)).toEqual([]);
  });

  it('names what the build writes and the check of addresses does not know', () => {
    expect(outputFaults({ ...OUTPUT, files: ['index.html', 'news/1.html', 'news/2.html', 'plain'] })).toEqual(
      [
        'The build writes "/news", but pages may have that address: add it to ownNames in the feature.ts of its feature, or to src/settings/siteFiles.ts.',
        'The build writes "/plain", but pages may have that address: add it to ownNames in the feature.ts of its feature, or to src/settings/siteFiles.ts.',
      ],
    );
  });

  it('names a redirect from a file of the site', () => {
    const redirects = ['/basic', '/search/a.json', '/en/basic/x'].map((from) => ({ from, to: '/' }));
    expect(outputFaults({ ...OUTPUT, redirects })).toEqual([
      'The alias "/basic" of "/" is a file of the site: remove the alias.',
      'The alias "/search/a.json" of "/" is a file of the site: remove the alias.',
    ]);
  });
});
