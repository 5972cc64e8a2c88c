import { formatProblems, LOCALES } from '@idmp/model';
import { checkSiteData, missingTables, siteLinks, type LinkTargets } from '../siteLinks';

const TARGETS: LinkTargets = {
  pages: ['/basic/model', '/en/basic/model', '/only'].map((address) => ({
    address,
    slug: address.replace(/^\/(?:en\/)?/, ''),
    headings: [{ id: 'create', level: 2, text: 'Create', content: [] }],
  })),
  otherSlugs: ['redirect'],
  versions: [],
  isFile: (file) => file === 'static/img/a.svg',
  texts: new Map([['src/site/navbar.ts', "a\n{ to: '/basic/modl' }\n{ to: '/only' }"]]),
};

const linesOf = (...hrefs: string[]): string[] =>
  formatProblems(
    checkSiteData(
      hrefs.map((href) => ({ href, locales: LOCALES })),
      TARGETS,
    ),
  );

describe('checkSiteData', () => {
  it('reports a link that leads nowhere in a language, with its line', () => {
    expect(linesOf('/basic/modl', '/only')).toEqual([
      'src/site/navbar.ts:2: link to "/basic/modl" is broken in zh-Hans, did you mean "/basic/model"?',
      'src/site/navbar.ts:3: link to "/only" is broken in en, correct or remove it',
    ]);
  });

  it('knows pages with their headings, files, targets of /redirect and web addresses', () => {
    expect(
      linesOf('/basic/model#create', '/img/a.svg', '/redirect?target=tsdb', 'https://a.example/', 'tel:1'),
    ).toEqual([]);
    expect(linesOf('/basic/model#gone')[0]).toContain('leads to a heading that the page in zh-Hans does not');
    expect(linesOf('/redirect?target=chat')[0]).toContain('/redirect knows no target "chat" in zh-Hans');
    expect(linesOf('ftp://a.example')[0]).toContain('is neither a path of this site nor a web address');
  });

  it('checks a link only in the languages that show it', () => {
    expect(checkSiteData([{ href: '/only', locales: ['zh-Hans'] }], TARGETS)).toEqual([]);
  });
});

describe('checkSiteData of a site', () => {
  it('finds the data of every language', () => {
    expect(checkSiteData([], TARGETS)).toEqual([]);
  });

  it('knows what a language lacks', () => {
    const tables = { SITE: { 'zh-Hans': {}, en: {} }, FOOTERS: { 'zh-Hans': {} } };
    expect(missingTables('en', tables)).toEqual(['FOOTERS']);
    expect(missingTables('zh-Hans', tables)).toEqual([]);
  });
});

describe('siteLinks', () => {
  it('finds the links of navbar, footers, redirects and identity', () => {
    const hrefs = siteLinks().map(({ href }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining(['/', '/redirect?target=tsdb', '/accessibility', 'https://docs.tdengine.com/']),
    );
    expect(hrefs.length).toBeGreaterThan(60);
  });
});
