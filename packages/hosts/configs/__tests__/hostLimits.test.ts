import { makeProject, removeProjects } from '../../../markdown/__tests__/project';
import { hostLimits } from '../hostLimits';
import { redirectsFile } from '../netlifyFiles';

afterAll(removeProjects);

const redirects = Array.from({ length: 2_500 }, (_, index) => ({ from: `/old-${index}`, to: '/new' }));
const folderWith = (count: number): string =>
  makeProject({
    'a/one.txt': 'x',
    'a/two.bin': 'x'.repeat(2_000_000),
    _redirects: redirectsFile({ pathPrefix: '', policy: '', redirects: redirects.slice(0, count) }, []),
  });

describe('hostLimits', () => {
  it('is silent about a site that every host takes', async () => {
    expect(await hostLimits(folderWith(1_900), 1_900)).toEqual([]);
    expect(await hostLimits(makeProject({ 'index.html': '' }), 9_000)).toEqual([]);
  });

  it('names each limit that is reached', async () => {
    const limits = { cloudflare: { files: 2, fileMib: 1 }, netlify: { filesOfFolder: 1 } };
    expect(await hostLimits(folderWith(2_500), 2_500, limits)).toEqual([
      'Cloudflare Pages takes 2 files; this site has 3.',
      'Cloudflare Pages takes files up to 1 MiB; larger: a/two.bin.',
      expect.stringContaining(': 503 of 2500 former addresses are not in it.'),
      'Netlify takes 1 files in a folder; a/ has 2.',
    ]);
  });
});
