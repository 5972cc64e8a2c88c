import { h } from 'hastscript';
import { describeProblem, LOCALES } from '@idmp/model';
import { both, linesOf, page, pageAt, removeProjects, siteOf, type Files } from '../../__tests__/project';
import { toArticleHtml } from '@idmp/compile';

afterAll(removeProjects);

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><style>a{b:c}@media (prefers-color-scheme: dark){a{b:d}}</style></svg>';

const fields = (yaml: string, text = 'Text.\n'): string =>
  `---\n${yaml}\ndescription: About it.\n---\n${text}`;

/** A site with a root page, a chapter and a page beside it, in both languages. */
const TREE: Files = both({
  'index.md': fields('title: Home\nsidebar_label: Start'),
  '02-intro.md': fields('title: Intro'),
  '05-basic/index.md': fields('title: Basic', '<DocCardList />\n'),
  '05-basic/01-data-model.md': fields(
    'title: Data model',
    '## Create {#create}\n\n[up](./index.md) [self](#create) [intro](../02-intro.md)\n',
  ),
  '05-basic/02-layout.md': fields('title: Layout'),
});

describe('addresses', () => {
  it('come from the paths, the default language at the root', async () => {
    const { pages } = await siteOf(TREE);
    expect(pages.map(({ address }) => address).sort()).toEqual([
      '/',
      '/basic',
      '/basic/data-model',
      '/basic/layout',
      '/en',
      '/en/basic',
      '/en/basic/data-model',
      '/en/basic/layout',
      '/en/intro',
      '/intro',
    ]);
  });
});

describe('links', () => {
  it('become final addresses in the language of the page', async () => {
    const site = await siteOf(TREE);
    expect(pageAt(site, '/en/basic/data-model').html).toContain(
      '<a href="/en/basic">up</a> <a href="#create">self</a> <a href="/en/intro">intro</a>',
    );
    expect(pageAt(site, '/basic/data-model').html).toContain('<a href="/basic">up</a>');
  });

  it('carry the path prefix, as pictures and cards do', async () => {
    const files = {
      ...TREE,
      ...both({ '02-intro.md': fields('title: Intro', '[b](/basic) ![x](/a.svg)\n') }),
      'static/a.svg': SVG,
    };
    const site = await siteOf(files, { pathPrefix: '/docs' });
    expect(pageAt(site, '/en/intro').html).toMatch(/href="\/docs\/en\/basic"[\s\S]*src="\/docs\/a\.svg"/);
    expect(pageAt(site, '/en/basic').html).toContain('href="/docs/en/basic/layout"');
    expect(pageAt(site, '/en/intro').address).toBe('/en/intro');
  });

  it('to files offer them under a hashed name', async () => {
    const site = await siteOf({
      ...both({ 'index.md': page('[x](./demo.yml)\n') }),
      'content/en/demo.yml': 'a: 1',
      'content/zh-Hans/demo.yml': 'a: 1',
    });
    expect(pageAt(site, '/en').html).toMatch(/href="\/assets\/demo-[\da-f]{8}\.yml"/);
    expect(site.assets).toHaveLength(1);
  });

  it('relative to the address, as on the former site, work', async () => {
    const site = await siteOf({
      ...TREE,
      ...both({
        '05-basic/02-layout.md': fields(
          'title: Layout',
          '[a](../../intro/) [b](../intro) [c](./data-model/#create)\n',
        ),
      }),
    });
    expect(site.problems).toEqual([]);
    expect(pageAt(site, '/en/basic/layout').html).toContain(
      '<a href="/en/intro">a</a> <a href="/en/intro">b</a> <a href="/en/basic/data-model#create">c</a>',
    );
  });
});

describe('pages', () => {
  it('have breadcrumbs and neighbours', async () => {
    const site = await siteOf(TREE);
    expect(pageAt(site, '/en/basic/data-model')).toMatchObject({
      locale: 'en',
      slug: 'basic/data-model',
      title: 'Data model',
      label: 'Data model',
      description: 'About it.',
      file: 'content/en/05-basic/01-data-model.md',
      breadcrumbs: [
        { label: 'Basic', address: '/en/basic' },
        { label: 'Data model', address: '/en/basic/data-model' },
      ],
      previous: { label: 'Basic', address: '/en/basic' },
      next: { label: 'Layout', address: '/en/basic/layout' },
      textLocale: 'en',
      canonical: '/en/basic/data-model',
      unlisted: false,
      draft: false,
    });
    expect(pageAt(site, '/en').previous).toBeUndefined();
    expect(pageAt(site, '/en/basic/layout').next).toBeUndefined();
  });

  it('take the levels of their table of contents from the front matter', async () => {
    const site = await siteOf(
      both({
        'a.md': fields(
          'title: A\ntoc_min_heading_level: 3\ntoc_max_heading_level: 4',
          '## B\n\n### C\n\n#### D\n',
        ),
      }),
    );
    const { label, list = h('ul') } = pageAt(site, '/a').toc ?? {};
    expect(label).toBe('本页内容');
    expect(toArticleHtml(list)).toBe(
      '<ul><li><a href="#c">C</a><ul><li><a href="#d">D</a></li></ul></li></ul>',
    );
  });

  it('point where the front matter says, or nowhere', async () => {
    const site = await siteOf({
      ...TREE,
      ...both({
        '05-basic/02-layout.md': fields('title: Layout\npagination_next: intro\npagination_prev: null'),
      }),
    });
    const layout = pageAt(site, '/en/basic/layout');
    expect(layout.next).toEqual({ label: 'Intro', address: '/en/intro' });
    expect(layout.previous).toBeUndefined();
  });

  it('carry a picture for previews with its final address', async () => {
    const site = await siteOf(
      { ...both({ 'a.md': fields('title: A\nimage: /img/a.svg') }), 'static/img/a.svg': SVG },
      { pathPrefix: '/p' },
    );
    expect(pageAt(site, '/a').image).toBe('/img/a.svg');
  });
});

describe('cards', () => {
  it('show the pages of the chapter with their descriptions', async () => {
    const site = await siteOf(TREE);
    expect(pageAt(site, '/en/basic').html).toContain(
      '<ul class="cards"><li class="card"><p class="card-title"><a href="/en/basic/data-model">Data model</a></p><p class="card-text">About it.</p></li>',
    );
  });

  it('show the first sentence of each, or no text where one is too long', async () => {
    const about = (text: string): string => `---\ntitle: P\ndescription: ${text}\n---\nText.\n`;
    const cardsOf = async (...texts: string[]): Promise<string> => {
      const pages = texts.map((text, index): [string, string] => [`p${index}.md`, about(text)]);
      const site = await siteOf(
        both({ 'index.md': page('<DocCardList />\n'), ...Object.fromEntries(pages) }),
      );
      return pageAt(site, '/en').html;
    };
    const [short, long] = ['For 1.0.5 only. More follows.', `${'Word '.repeat(12)}end. More.`];
    expect(await cardsOf(short, '一二三。四五六。')).toMatch(
      /<p class="card-text">For 1\.0\.5 only\.<[^]*>一二三。</,
    );
    expect(await cardsOf(short, long)).not.toContain('card-text');
  });

  it('count the pages of a chapter that has no page itself', async () => {
    const site = await siteOf(
      both({ 'index.md': page('<DocCardList />\n'), '01-a/x.md': page(), '01-a/y.md': page() }),
    );
    expect(pageAt(site, '/en').html).toMatch(/<a href="\/en\/a\/x">A<\/a><\/p><p class="card-text">2 pages</);
  });
});

describe('cards of another chapter', () => {
  const files = (list: string) =>
    both({
      'index.md': page(`${list}\n`),
      '01-a/index.md': fields('title: A\nicon: rocket'),
      '01-a/01-x.md': fields('title: X\nicon: tag'),
      '01-a/02-y.md': fields('title: Y'),
    });

  it('show the first of them, each with its icon', async () => {
    const { html } = pageAt(await siteOf(files('<DocCardList of="./01-a/index.md" limit={1} />')), '/en');
    expect(html).toMatch(/<ul class="cards"><li class="card"><svg class="icon".*<a href="\/en\/a\/x">X<\/a>/);
    expect(html).not.toContain('>Y<');
  });

  it('name a chapter that does not exist', async () => {
    const { problems } = await siteOf(files('<DocCardList of="./01-b/index.md" />'));
    expect(problems.map((problem) => describeProblem(problem).message)).toContain(
      '<DocCardList of="./01-b/index.md"> names no page',
    );
  });
});

describe('a changelog', () => {
  const NOTES =
    '## Features {#features}\n\n- Map `panels` of `a  b`.\n\n## Fixes {#fixes}\n\n### Login {#fixes-login}\n\n- A [maple](./index.md) failed.\n';
  const AREAS =
    '<Changelog>\n<Area label="Maps" words="map" />\n<Area label="Access" words="login" />\n</Changelog>\n';
  const files = (list: string, notes = NOTES) =>
    both({
      'index.md': page(list),
      '1.1.0.md': fields('title: 1.1.0\nreleased: 2026-11-22\nsidebar_position: 1', notes),
      '2.md': fields('title: About\nsidebar_position: 2', '- No entry.\n'),
    });

  it('lists the entries of all releases with type and areas', async () => {
    const { html } = pageAt(await siteOf(files(AREAS)), '/en');
    expect(html).toContain(
      '<section class="new a1 fixed a2"><h3><a href="/en/1.1.0">1.1.0</a> <time>2026-11-22</time></h3>' +
        '<ul><li class="new a1"><small>New</small> <span>Map <code>panels</code> of <code>a  b</code>.</span></li>' +
        '<li class="fixed a2"><small>Fixed</small> <span>A maple failed.</span></li></ul></section>',
    );
    expect(html).toContain(
      '<input type="radio" class="lacks-new lacks-improved" name="changelog-area" value="a2"> Access',
    );
    expect(html).toContain(
      '<input type="radio" class="lacks-all" name="changelog-tag" value="improved"> Improved',
    );
    expect(html).toContain('<p class="no-match" role="status">No entry matches.</p>');
  });

  it('names what is not an area, and lists without entries', async () => {
    const { problems } = await siteOf(files('<Changelog>\n<Area label="Maps" />\n</Changelog>\n', 'Text.\n'));
    expect(problems.map((problem) => describeProblem(problem).message)).toEqual(
      expect.arrayContaining([
        '<Area> inside <Changelog> is not an area with a label and words',
        '<Changelog> has no entries to show',
      ]),
    );
  });
});

describe('a landing page', () => {
  it('has neither breadcrumbs nor a table of contents', async () => {
    const site = await siteOf(both({ 'index.md': fields('title: Start\nlanding: true', '## One\n') }));
    const landing = pageAt(site, '/en');
    expect([landing.breadcrumbs, landing.toc]).toEqual([[], undefined]);
  });
});

describe('drafts and unlisted pages', () => {
  const files = {
    ...TREE,
    ...both({
      '03-draft.md': fields('title: Draft\ndraft: true'),
      '05-basic/09-hidden.md': fields('title: Hidden\nunlisted: true'),
    }),
  };

  it('drafts exist outside of production only', async () => {
    expect((await siteOf(files)).pages.some(({ slug }) => slug === 'draft')).toBe(false);
    expect(pageAt(await siteOf(files, { production: false }), '/en/draft').draft).toBe(true);
  });

  it('unlisted pages have an address, but no place in sidebar, order and search', async () => {
    const site = await siteOf(files);
    const hidden = pageAt(site, '/en/basic/hidden');
    expect(hidden).toMatchObject({ unlisted: true, breadcrumbs: [{ label: 'Basic' }, { label: 'Hidden' }] });
    expect(hidden.previous ?? hidden.next).toBeUndefined();
    expect(JSON.stringify(site.sidebars)).not.toContain('hidden');
    expect(JSON.stringify(LOCALES.map((locale) => site.recordsOf(locale)))).not.toContain('hidden');
    expect(site.problems).toEqual([]);
  });
});

describe('documents that one language lacks', () => {
  const files: Files = {
    ...TREE,
    'content/zh-Hans/06-only.md': fields('title: 只有', '[基础](./05-basic/index.md)\n\n[x](./gone.md)\n'),
  };

  it('are shown there in the other language', async () => {
    const site = await siteOf(files);
    expect(pageAt(site, '/en/only')).toMatchObject({
      locale: 'en',
      textLocale: 'zh-Hans',
      title: '只有',
      canonical: '/only',
    });
    expect(pageAt(site, '/en/only').html).toContain('href="/en/basic"');
    expect(site.sidebars.en.at(-1)).toEqual({ type: 'link', label: '只有', address: '/en/only' });
  });

  it('are not found there by search, and their faults are reported once', async () => {
    const { recordsOf, problems } = await siteOf(files);
    expect(recordsOf('en').some(({ url }) => url.includes('only'))).toBe(false);
    expect(recordsOf('zh-Hans').some(({ url }) => url === '/only')).toBe(true);
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'content/zh-Hans/06-only.md dead-link',
      'content/zh-Hans/06-only.md no-counterpart',
    ]);
  });
});

/** Header of a PNG, and enough bytes to be worth scaling. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(10_000);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('pictures', () => {
  const files: Files = {
    ...both({
      '01-a/x.md': page(
        '![Tree](./images/tree.svg "T")\n\n<img src="./images/tree.svg" alt="" width="50%" className="wide" />\n',
      ),
      '01-a/images/tree.svg': SVG,
    }),
  };

  it('with dark mode become two, each with its size', async () => {
    const site = await siteOf(files);
    const [light, dark] = [...pageAt(site, '/en/a/x').html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    expect(light).toMatch(
      /^<img src="\/assets\/tree-[\da-f]{8}\.svg" class="only-light" alt="Tree" width="40" height="20" loading="lazy" decoding="async" data-zoom>$/,
    );
    expect(dark).toMatch(/^<img src="\/assets\/tree-dark-[\da-f]{8}\.svg" class="only-dark" alt="Tree"/);
    const contents = site.assets.map((asset) => ('content' in asset ? asset.content : asset.from));
    expect(contents.map((content) => /<style>(.*)<\/style>/.exec(content)?.[1]).sort()).toEqual([
      'a{b:c}',
      'a{b:c}a{b:d}',
    ]);
  });

  it('have their title as a caption if alone in a paragraph', async () => {
    expect(pageAt(await siteOf(files), '/en/a/x').html).toMatch(
      /<figure><img[^>]*only-light[^>]*><img[^>]*only-dark[^>]*><figcaption>T<\/figcaption><\/figure>/,
    );
  });

  it('in PNG have scaled copies, with the original as a fallback', async () => {
    const site = await siteOf(
      both({
        '01-a/x.md': page(
          '![Pump](./images/pump.png)\n\n<img src="./images/pump.png" alt="" width="50%" />\n',
        ),
        '01-a/images/pump.png': pngOf(1000, 500),
      }),
      { pathPrefix: '/docs' },
    );
    const [whole, half] = pageAt(site, '/en/a/x').html.split('</p>');
    const copies = [760, 1000].map((width) => `/docs/assets/pump-[\\da-f]{8}-${width}.webp ${width}w`);
    expect(whole).toMatch(
      new RegExp(
        `<picture><source type="image/webp" srcset="${copies.join(', ')}" sizes="min\\(100vw, 624px\\)">` +
          '<img src="/docs/assets/pump-[\\da-f]{8}\\.png" alt="Pump" width="1000" height="500"',
      ),
    );
    expect(half).toContain('sizes="min(100vw, 312px)"');
    expect(site.assets.filter((asset) => 'width' in asset).map(({ from, width }) => [from, width])).toEqual(
      [1000, 760].map((width) => ['content/en/01-a/images/pump.png', width]),
    );
  });

  it('with a narrow variant show it on phones', async () => {
    const site = await siteOf({
      ...files,
      'content/en/01-a/images/tree-narrow.svg': SVG.replace('width="40"', 'width="10"'),
    });
    expect(pageAt(site, '/en/a/x').html).toMatch(
      /<picture><source media="\(max-width: 683px\)" srcset="\/assets\/tree-narrow-[\da-f]{8}\.svg" width="10" height="20"><img src="\/assets\/tree-[\da-f]{8}\.svg" class="only-light"/,
    );
    expect(pageAt(site, '/en/a/x').html).toMatch(
      /srcset="\/assets\/tree-narrow-dark-[\da-f]{8}\.svg" width="10" height="20"><img [^>]*class="only-dark"/,
    );
    expect(site.problems.map(({ code }) => code)).not.toContain('unused-image');
    expect(pageAt(site, '/a/x').html).not.toContain('<picture>');
  });

  it('keep the size that is written', async () => {
    expect(pageAt(await siteOf(files), '/en/a/x').html).toMatch(
      /class="wide only-light" alt="" width="20" height="10"/,
    );
  });
});

describe('folders with names of the site itself', () => {
  it('are refused once each, with the folder to rename', async () => {
    const lines = (
      await Promise.all(
        ['05-search', 'downloads', 'market'].map((folder) =>
          linesOf(
            both({ 'index.md': page(), [`${folder}/index.md`]: page(), [`${folder}/01-a.md`]: page() }),
          ),
        ),
      )
    ).flat();
    const errors = lines.filter((line) => line.includes('belong to the site itself'));
    expect(errors).toHaveLength(6);
    expect(errors[0]).toBe(
      'content/en/05-search/01-a.md:1: addresses that begin with "/search" belong to the site itself, rename the folder "content/en/05-search", for example to "05-search-guide" (and 1 more in it)',
    );
  });
});
