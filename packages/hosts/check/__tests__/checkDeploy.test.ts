import fs from 'node:fs';
import { startStaticServer, type StaticServer } from '../../serve/startStaticServer';
import { checkDeploy } from '../checkDeploy';
import { formatFaults } from '../faults';
import { LANGUAGES, POLICY, PUBLISHED, writeGoodSite, type GoodSite } from './goodSite';

let site: GoodSite;
let server: StaticServer;

beforeEach(async () => {
  site = await writeGoodSite();
  server = await startStaticServer({ dir: site.dir });
});
afterEach(async () => {
  await server.close();
  fs.rmSync(site.dir, { recursive: true });
});

async function faults(): Promise<string[]> {
  const report = await checkDeploy({ address: `${server.origin}/x/`, languages: LANGUAGES });
  return formatFaults(report.faults);
}

describe('checkDeploy', () => {
  it('finds no faults on a valid site', async () => {
    const report = await checkDeploy({ address: `${server.origin}/x/`, languages: LANGUAGES });
    expect(report).toMatchObject({ pages: 4, published: PUBLISHED, faults: [] });
  });

  it.each<[string, () => void, string]>([
    ['a page that is not there', () => site.remove('en/intro'), 'status 404'],
    [
      'a link to nowhere',
      () => site.change('intro/index.html', '/x/en/intro#', '/x/en/nowhere#'),
      'status 404 (linked from /intro): /en/nowhere',
    ],
    [
      'a link to a heading that is gone',
      () => site.change('intro/index.html', '#%E6%95%B0%E6%8D%AE', '#gone'),
      'no such heading (linked from /intro): /en/intro#gone',
    ],
    [
      'a script that is not there',
      () => site.remove('app-26418285a5eb9c9ede0e.js'),
      'status 404 (linked from /): /app-26418285a5eb9c9ede0e.js',
    ],
    [
      'page data that is not there',
      () => site.remove('page-data/index/page-data.json'),
      'status 404: /page-data/index/page-data.json',
    ],
    [
      'page data that is cut off',
      () => site.write('page-data/en/page-data.json', '{"a":'),
      'is not JSON: /page-data/en/page-data.json',
    ],
    [
      'the wrong language',
      () => site.change('en/intro/index.html', 'lang="en"', 'lang="zh-Hans"'),
      'the language is "zh-Hans", not "en": /en/intro',
    ],
    [
      'another canonical link',
      () =>
        site.change(
          'intro/index.html',
          `canonical" href="${PUBLISHED}/intro`,
          `canonical" href="${PUBLISHED}/other`,
        ),
      `the canonical link is ${PUBLISHED}/other, not ${PUBLISHED}/intro: /intro`,
    ],
    [
      'an alternate that is missing',
      () => site.change('intro/index.html', 'hreflang="x-default"', 'hreflang="de"'),
      'page and sitemap do not agree on the address for hreflang "x-default": /intro',
    ],
    [
      'a page without its heading',
      () => site.change('intro/index.html', '<h1>', '<p>'),
      '0 first headings instead of one: /intro',
    ],
    [
      'a policy that the pages do not have',
      () => site.change('index.html', POLICY, "default-src 'none'"),
      'default-src of the policy is not the same in the header and in the pages: /',
    ],
    [
      'a not-found page in one language only',
      () => site.write('en/404.html', site.read('404.html')),
      'the not-found page is in "zh-Hans", not "en": /en/no-such-page-0a1b2c3d',
    ],
    [
      'a host that answers everything',
      () => site.write('no-such-page-0a1b2c3d/index.html', '<html lang="zh-Hans">'),
      'status 200 for an address that does not exist, not 404: /no-such-page-0a1b2c3d',
    ],
    ['no sitemap', () => site.remove('sitemap.xml'), 'contains no address: /sitemap.xml'],
    [
      'a robots.txt without the sitemap',
      () => site.write('robots.txt', 'User-agent: *\n'),
      'does not name the sitemap: /robots.txt',
    ],
  ])('finds %s on a site without a list of its files', async (_what, breakIt, fault) => {
    site.remove('release.json');
    breakIt();
    expect(await faults()).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it('reports that nothing answers', async () => {
    const { origin } = server;
    await server.close();
    const report = await checkDeploy({ address: `${origin}/x`, languages: LANGUAGES });
    expect(formatFaults(report.faults)).toEqual([expect.stringMatching(/^does not answer: /)]);
    expect(report.asked).toBe(1);
  });
});
