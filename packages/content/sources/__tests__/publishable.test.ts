import { checkContent, loadSite } from '../../../../src/assemble/loadSite';
import fs from 'node:fs';
import path from 'node:path';
import { both, makeProject, page, pageAt, removeProjects, type Files } from '../../__tests__/project';

afterAll(removeProjects);

const SECRET = 'ALGOLIA_ADMIN_KEY=0123456789abcdef';

/** Errors of a project with links, and the files that a build would publish. */
async function check(files: Files, links: Readonly<Record<string, string>> = {}) {
  const root = makeProject(files);
  for (const [link, target] of Object.entries(links)) {
    fs.mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    fs.symlinkSync(target, path.join(root, link));
  }
  const { errors } = await checkContent(root, true);
  const { assets } = await loadSite({ root, pathPrefix: '', production: true, workers: 0 });
  return { errors, published: assets.map((asset) => ('from' in asset ? asset.from : asset.to)) };
}

const inBoth = (text: string): Files => both({ 'x.md': page(text) });

describe('files that pages publish', () => {
  it.each([
    ['a link', '[k](@site/.env.production)\n'],
    ['a film', '<video src="../../.env.production"></video>\n'],
    ['an image', '![k](@site/.env.production)\n'],
    ['an address of static/', '[k](/../.env.production)\n'],
  ])('never are those of the project, by %s', async (_name, text) => {
    const { errors, published } = await check({ ...inBoth(text), '.env.production': SECRET });
    expect(published).toEqual([]);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toMatch(/^content\/en\/x\.md:5: /);
  });

  it('never are those that a symbolic link finds outside', async () => {
    const { errors, published } = await check(inBoth('[k](./l.txt)\n'), {
      'content/en/l.txt': '/etc/passwd',
      'content/zh-Hans/l.txt': '../../package.json',
    });
    expect(published).toEqual([]);
    expect(errors).toContain(
      'content/en/x.md:5: the file "./l.txt" is a link that leads out of content/ and static/, put a copy of the file in its place',
    );
  });

  it('never are hidden ones, in any folder', async () => {
    const { errors, published } = await check({
      ...inBoth('[k](./.git/config.txt)\n'),
      'content/en/.git/config.txt': SECRET,
      'content/zh-Hans/.git/config.txt': SECRET,
    });
    expect(published).toEqual([]);
    expect(errors[0]).toBe(
      'content/en/x.md:5: the file "./.git/config.txt" is hidden, give it a name without a leading dot if readers may have it',
    );
  });

  it('never are web pages or scripts', async () => {
    const { errors, published } = await check({
      ...inBoth('[a](./a.html)\n[b](./b.js)\n'),
      ...both({ 'a.html': '<script>1</script>', 'b.js': '1' }),
    });
    expect(published).toEqual([]);
    expect(errors.filter((line) => line.includes('is of a kind that is not published'))).toHaveLength(4);
  });

  it('never are SVGs that run code: the fault has the line of the SVG', async () => {
    const { errors, published } = await check({
      ...inBoth('![a drawing](./images/a.svg)\n'),
      ...both({ 'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n<script/></svg>' }),
    });
    expect(published).toEqual([]);
    expect(errors[0]).toBe(
      'content/en/images/a.svg:2: the image contains <script>, which is not allowed in images, remove it, or export the drawing as a plain SVG with outlined texts',
    );
  });

  it('are pictures, data and archives below content/ and static/', async () => {
    const { errors, published } = await check(
      {
        ...inBoth('[a](./a.csv) [b](/b.zip) [c](./c.txt)\n'),
        ...both({ 'a.csv': '1', 'd.txt': '2' }),
        'static/b.zip': '1',
      },
      { 'content/en/c.txt': 'd.txt', 'content/zh-Hans/c.txt': 'd.txt' },
    );
    expect(errors).toEqual([]);
    expect(published).toHaveLength(2);
  });
});

describe('pathname://', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/%09/evil',
    '/\\\\evil',
    'x',
    '/../x',
    '/a/%2e%2E/b',
  ])('is refused before %s', async (rest) => {
    const { errors } = await check(inBoth(`[x](pathname://${rest.replace('%09', '&#9;')})\n`));
    expect(errors[0]).toMatch(
      /^content\/en\/x\.md:5: "pathname:\/\/" precedes ".*which is not an absolute path/,
    );
  });

  it('keeps an absolute path as it is written', async () => {
    const site = await loadSite({
      root: makeProject(inBoth('[x](pathname:///other/app?x=1)\n')),
      pathPrefix: '/docs',
      production: true,
      workers: 0,
    });
    expect(pageAt(site, '/x').html).toContain('href="/docs/other/app?x=1"');
  });
});

describe('checkStaticFiles', () => {
  it('lets files pass that prove the domain, without anything that runs, loads or leads on', async () => {
    const proofs = {
      CNAME: 'docs.example.com\n',
      'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
      'baidu_verify_code-AbC.html': '0123456789abcdef',
      'yandex_01.html':
        '<html>\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">\n</head>\n<body>Verification: 01</body>\n</html>',
      'BingSiteAuth.xml': '<?xml version="1.0"?>\n<users>\n  <user>0123</user>\n</users>',
    };
    const others = {
      'a.html': '<script>1</script>',
      'b.html': '<body onload="x">',
      'c.html': '<meta http-equiv="refresh" content="0; url=https://evil.example">',
      'd.xml': '<x xmlns="http://www.w3.org/1999/xhtml"/>',
      'e.html': 'x'.repeat(5000),
      'f.html': '<style>x</style>',
      'sub/g.html': 'x',
    };
    const files = Object.entries({ ...proofs, ...others }).map(([name, text]) => [`static/${name}`, text]);
    const { errors } = await check({ ...inBoth('Text.\n'), ...(Object.fromEntries(files) as Files) });
    expect(errors.map((line) => line.split(':')[0])).toEqual(
      Object.keys(others).map((name) => `static/${name}`),
    );
  });

  it('names what must not be in static/', async () => {
    const { errors } = await check(
      {
        ...inBoth('Text.\n'),
        'static/.env': SECRET,
        'static/.git/config': 'x',
        'static/img/a.html': 'x',
        'static/img/b.svg': '<svg xmlns="http://www.w3.org/2000/svg">\n\n<g onload="x"/></svg>',
        'static/ok.png': 'x',
      },
      { 'static/link.txt': '/etc/passwd' },
    );
    expect(errors.map((line) => line.split(', ')[0])).toEqual([
      'static/.env:1: the file is hidden',
      'static/.git:1: the file is hidden',
      'static/img/a.html:1: the file is of a kind that is not published',
      'static/img/b.svg:3: the file contains the event handler "onload"',
      'static/link.txt:1: the file is a symbolic link',
    ]);
  });
});
