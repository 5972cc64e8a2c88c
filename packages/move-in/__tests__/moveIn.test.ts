import { BUILT_NAMES } from '../../../src/assemble/assembleContent';
import { checkContent } from '../../../src/assemble/loadSite';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { CommandResult } from '@idmp/model';
import { makeProject, page, removeProjects, writeFiles, type Files } from '../../content/__tests__/project';
import { moveIn } from '../index';
import { docusaurusSite, type DocusaurusSite } from './docusaurusSite';

afterAll(removeProjects);

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

/** A project with content of its own, all of it in git. */
function project(): string {
  const root = makeProject({
    'content/README.md': 'For writers.\n',
    'content/zh-Hans/01-old.md': page(),
    'content/en/01-old.md': page(),
    'content/glossary.json': '[]\n',
    'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/old.png': 'x',
    'src/site/standalone/en/contact.md': page(),
    '.gitignore': '.cache/\n',
  });
  git(root, 'init', '--quiet');
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', 'Start');
  return root;
}

/** Moves files in as they are. */
const movedFiles = (root: string, files: Files): Promise<CommandResult> =>
  moveIn(
    {
      root,
      builtNames: BUILT_NAMES,
      isReservedId: (id) => id === 'idmp-main',
      adapt: async () => ({ write: [], changed: [], settings: [] }),
    },
    makeProject(files),
  );

async function moved(site: DocusaurusSite) {
  const root = project();
  const { ok, lines } = await movedFiles(root, docusaurusSite(site));
  expect({ ok, lines: ok ? [] : lines }).toEqual({ ok: true, lines: [] });
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  const json = (file: string): unknown => JSON.parse(read(file));
  return { root, lines, read, json };
}

const filesBelow = (root: string, folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();

const BOTH = { en: '/', 'zh-CN': '/zh-CN/' };
const ZH = 'i18n/zh-CN/docusaurus-plugin-content-docs';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const whole: DocusaurusSite = {
  languages: BOTH,
  route: '',
  versions: [
    {
      name: 'current',
      path: '',
      folder: 'docs',
      pages: { 'index.md': ['Home', ''], '18-tr/01-tr.md': ['Deploy', 'tr/tr'] },
    },
    { name: '1.0', path: '1.0', folder: 'versioned_docs/version-1.0', pages: { 'index.md': ['Old', ''] } },
  ],
  others: ['blog', 'blog/first', 'shop'],
  files: {
    'docs/index.md': '# Home\n\n[Deploy](./18-tr/01-tr.md)\n',
    'docs/18-tr/01-tr.md': '# Deploy\n\n![Figure](/img/a.png)\n\nimport P from "./_p.md";\n\n<P />\n',
    'docs/18-tr/_p.md': 'Part.\n',
    'docs/18-tr/draft.md': '---\ndraft: true\n---\n# Draft\n',
    'docs/18-tr/left.md': '# Left out\n',
    'docs/.hidden.md': 'x',
    [`${ZH}/current/index.md`]: '# 首页\n',
    [`${ZH}/current/18-tr/01-tr.md`]: '# 部署\n',
    [`${ZH}/current/18-tr/gone.md`]: '# 只有译文\n',
    'versioned_docs/version-1.0/index.md': '# Old home\n',
    'static/img/a.png': PIXEL,
    'static/css/site.css': 'a{}',
    'static/llms.txt': 'x',
    'static/.well-known/a.txt': 'x',
  },
};

describe('moveIn', () => {
  it('takes every language, version and file, and leaves nothing of the previous content', async () => {
    const { root, read, lines } = await moved(whole);
    expect([...filesBelow(root, 'content'), ...filesBelow(root, 'static')]).toEqual([
      'content/README.md',
      'content/addresses.txt',
      'content/en/18-tr/01-tr.md',
      'content/en/18-tr/_p.md',
      'content/en/18-tr/draft.md',
      'content/en/index.md',
      'content/former-addresses.json',
      'content/popular.json',
      'content/versions/1.0/en/index.md',
      'content/zh-Hans/18-tr/01-tr.md',
      'content/zh-Hans/index.md',
      'static/favicon.svg',
      'static/img/a.png',
    ]);
    expect(read('content/addresses.txt')).toBe('/\n/contact\n/tr/tr\n');
    expect((await checkContent(root, true)).errors).toEqual([]);
    expect(lines).toEqual(
      expect.arrayContaining([
        '  docs/ → content/en/ (5 files)',
        `  ${ZH}/current/ → content/zh-Hans/ (3 files)`,
        '  docs/18-tr/left.md: Docusaurus does not publish it, or this site has a page there',
        `  ${ZH}/current/18-tr/gone.md: Docusaurus does not publish it, or this site has a page there`,
        '  addresses that no page here has: /blog (2), /shop (1); links to them begin with pathname://',
        '  static/css/site.css: files of its kind are not published',
        "  static/llms.txt: /llms.txt is the build's or the host's own: rename what pages link to",
        "  static/.well-known/a.txt: /.well-known is the build's or the host's own: rename what pages link to",
        'To build: npm run build',
      ]),
    );
  });

  it.each([
    [
      'a folder that was not built',
      { 'docs/a.md': 'x' },
      /\.docusaurus is not there or not whole .*run "npx docu/,
    ],
    [
      'a build that ended before its last language',
      (() => {
        const files = docusaurusSite(whole);
        return Object.fromEntries(Object.entries(files).filter(([name]) => !name.includes('/p/zh-CN-')));
      })(),
      /not whole \(version current is there in 1 of 2 languages\): run/,
    ],
    [
      'languages that are written over each other',
      docusaurusSite({ ...whole, languages: { en: '/', 'zh-CN': '/' } }),
      /two languages have the same baseUrl/,
    ],
    [
      'documents in a language that the site does not have',
      docusaurusSite({ ...whole, languages: { fr: '/', en: '/en/' } }),
      /^the documents are in "fr", which this site does not have\. Nothing was changed\.$/,
    ],
  ])('refuses %s, and changes nothing', async (_, files: Files, reason) => {
    const root = project();
    const { ok, lines } = await movedFiles(root, files);
    expect({ ok, count: lines.length }).toEqual({ ok: false, count: 1 });
    expect(lines[0]).toMatch(reason);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  it('refuses to replace what git cannot restore', async () => {
    const root = project();
    writeFiles(root, { 'content/en/new.md': page() });
    const { ok, lines } = await movedFiles(root, docusaurusSite(whole));
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(/^git does not have the state of content\/en\/new\.md: commit or remove it/);
    writeFiles(root, { '.gitignore': '.cache/\nnew.md\n' });
    git(root, 'commit', '--quiet', '--all', '--message', 'Ignore');
    expect((await movedFiles(root, docusaurusSite(whole))).ok).toBe(false);
    expect(fs.existsSync(path.join(root, 'content/en/new.md'))).toBe(true);
  });
});

describe('addresses', () => {
  it('are those of Docusaurus, whatever its options made them from', async () => {
    const { read } = await moved({
      versions: [
        {
          name: 'current',
          path: 'docs',
          folder: '../shared/docs',
          pages: {
            '1x-a.md': ['A', 'a'],
            'b.md': ['B', 'b', { slug: '/b', tags: ['x'] }],
            '中.md': ['C', '中'],
          },
        },
      ],
      files: {
        '../shared/docs/1x-a.md': '---\nid: a\n---\n\nText.\n',
        '../shared/docs/b.md': '\uFEFF---\r\nslug: /b # kept\r\ntags: [x]\r\n---\r\n# B\r\n',
        '../shared/docs/中.md': '# C\n',
      },
    });
    expect(read('content/addresses.txt')).toBe('/\n/contact\n/docs/a\n/docs/b\n/docs/中\n');
    expect(read('content/en/docs/1x-a.md')).toBe('---\nslug: /docs/a\ntitle: A\n---\n\nText.\n');
    expect(read('content/en/docs/b.md')).toBe('---\nslug: /docs/b # kept\n---\n\n# B\n');
    expect(read('content/en/docs/中.md')).toBe('# C\n');
  });

  it('of versions and languages that have others here lead to them', async () => {
    const languages = { en: '/manual/', 'zh-CN': '/manual/cn/', fr: '/manual/fr/' };
    const page = { 'a.md': ['A', 'a'] } as const satisfies Record<string, readonly string[]>;
    const version = (name: string, at: string) => ({
      name,
      path: at,
      folder: name,
      pages: { ...page, 'a.md': 'A' },
    });
    const { json, lines } = await moved({
      languages,
      folders: { 'zh-CN': 'translations/chinese' },
      versions: [version('2.0', 'docs'), version('1.0', 'docs/v1'), version('2023-06', 'docs/next')],
      files: {
        '2.0/a.md': '# A\n',
        '1.0/a.md': '# A\n',
        '2023-06/a.md': '# A\n',
        'translations/chinese/docusaurus-plugin-content-docs/version-2.0/a.md': '# 甲\n',
      },
    });
    expect(json('content/former-addresses.json')).toEqual([
      { from: '/docs/v1', language: 'en', to: '/1.0/docs' },
      { from: '/docs/next', language: 'en', to: '/docs' },
      { from: '/cn/docs', language: 'zh-Hans', to: '/docs' },
      { from: '/cn/docs/v1', language: 'zh-Hans', to: '/1.0/docs' },
      { from: '/cn/docs/next', language: 'zh-Hans', to: '/docs' },
      { from: '/cn', language: 'zh-Hans', to: '/' },
      { from: '/fr/docs', language: 'en', to: '/docs' },
      { from: '/fr/docs/v1', language: 'en', to: '/1.0/docs' },
      { from: '/fr/docs/next', language: 'en', to: '/docs' },
      { from: '/fr', language: 'en', to: '/' },
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        '  version 2023-06: its addresses lead to the current documents',
        '  language fr: its addresses lead to en',
        'To build: npm run build -- --prefix-paths',
      ]),
    );
  });

  it.each([
    ['[x](/zh-CN/docs/b)', '[x](/zh-Hans/docs/b)'],
    ['[x](/docs/b#top)', '[x](/docs/b#top)'],
    ['[x](/docs/v1/b?q)', '[x](pathname:///1.0/docs/b?q)'],
    ['[x](/blog/first)', '[x](pathname:///blog/first)'],
    ['[x](deep/c.md#d)', '[x](deep/c.md#d)'],
    ['[x](/deep/c.md)', '[x](deep/c.md)'],
    ['![x](/img/a.png)', '![x](/img/a.png)'],
    ['![x](../static/img/a.png)', '![x](/img/a.png)'],
    ["<img src={require('/static/img/a.png').default} />", "<img src={require('/img/a.png').default} />"],
    ['`[x](/blog/first)`', '`[x](/blog/first)`'],
  ])('of the link %s', async (written, expected) => {
    const pages = { 'a.md': 'A', 'b.md': 'B', 'deep/c.md': 'C' };
    const { read } = await moved({
      languages: BOTH,
      versions: [
        { name: '2.0', path: 'docs', folder: 'docs', pages },
        { name: '1.0', path: 'docs/v1', folder: 'old', pages: { 'b.md': 'B' } },
      ],
      others: ['blog/first'],
      files: {
        'docs/a.md': `# A\n\n${written}\n`,
        'docs/b.md': '# B\n',
        'docs/deep/c.md': '# C\n',
        'old/b.md': '# B\n',
        'static/img/a.png': PIXEL,
      },
    });
    expect(read('content/en/docs/a.md')).toBe(`# A\n\n${expected}\n`);
  });

  it('of its own pages stay those of this site', async () => {
    const { root, lines } = await moved({
      pages: { contact: 'src/pages/contact.md', more: 'src/pages/more.md' },
      files: {
        'src/pages/contact.md': '# Contact\n',
        'src/pages/more.md': '# More\n',
        'src/pages/index.js': 'x',
      },
    });
    expect(filesBelow(root, 'content/en')).toEqual(['content/en/index.md', 'content/en/more.md']);
    expect(lines).toContain(
      '  src/pages/contact.md: Docusaurus does not publish it, or this site has a page there',
    );
  });
});

describe('sidebars', () => {
  const pages = { 'index.md': 'Home', 'a.md': 'A', 'b.md': 'B', 'in/c.md': 'C', 'none.md': 'None' };
  const site: DocusaurusSite = {
    languages: BOTH,
    route: '',
    versions: [
      {
        name: 'current',
        path: '',
        folder: 'docs',
        pages: { ...pages, 'index.md': ['Home', ''], 'secret.md': ['Secret', 'secret', { unlisted: true }] },
        sidebars: {
          one: [
            'b',
            { label: { en: 'Group', 'zh-CN': '组' }, items: [{ label: 'Inner', items: ['a'] }] },
            { label: 'Made', items: ['in/c'], made: 'category/made' },
            { label: 'Shop', href: 'https://shop.example' },
          ],
          two: [{ label: 'Again', link: 'b', items: ['b'] }],
        },
      },
    ],
    files: {
      ...Object.fromEntries(Object.keys(pages).map((file) => [`docs/${file}`, '# A\n\n## B\n'])),
      'docs/secret.md': '---\nunlisted: true\n---\n# Secret\n',
      [`${ZH}/current/b.md`]: '# 乙\n\n## 乙\n',
    },
  };

  it('are listed as Docusaurus shows them, in every language', async () => {
    const { root, read, json, lines } = await moved(site);
    const items = (group: string): object => ({
      items: [
        { page: 'index.md' },
        { page: 'b.md' },
        { label: group, items: [{ label: 'Inner', items: [{ page: 'a.md' }] }] },
        { page: 'category-made.md', label: 'Made', items: [{ page: 'in/c.md' }] },
      ],
    });
    expect(json('content/en/_category_.json')).toEqual(items('Group'));
    expect(json('content/zh-Hans/_category_.json')).toEqual(items('组'));
    expect(read('content/en/_category_.json')).toContain('    { "page": "b.md" },\n');
    expect(read('content/en/category-made.md')).toBe(
      '---\ntitle: All\nslug: /category/made\n---\n\nAll \\{of\\} them.\n\n<DocCardList />\n',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        '  links in the sidebar: Shop (https://shop.example)',
        '  content/en/: 1 pages are in no sidebar, as they were',
      ]),
    );
    expect((await checkContent(root)).errors).toEqual([]);
  });

  const oldest = { label: 'R', items: ['r/1.0', 'r/1.1'] };
  const newest = { label: 'R', items: ['r/1.1', 'r/1.0'] };
  it.each([
    ['nothing if the names of the files give them', ['index', 'a', oldest], []],
    ['a folder that is newest first', ['index', 'a', newest], ['r/']],
    ['a list', ['index', oldest, 'a'], ['']],
  ])('are written as %s', async (_, all, expected: string[]) => {
    const own = { 'r/1.0.md': '1.0', 'r/1.1.md': '1.1', 'a.md': 'A' };
    const version = { name: 'current', path: '', folder: 'docs', sidebars: { all } };
    const { root } = await moved({
      route: '',
      versions: [{ ...version, pages: { ...own, 'index.md': ['Home', ''] } }],
      files: Object.fromEntries(
        Object.entries({ ...own, 'index.md': 'Home' }).map(([file, title]) => [
          `docs/${file}`,
          `# ${title}\n`,
        ]),
      ),
    });
    const settings = filesBelow(root, 'content').filter((file) => file.endsWith('_category_.json'));
    const inBoth = ['en', 'zh-Hans'].flatMap((locale) =>
      expected.map((folder) => `content/${locale}/${folder}_category_.json`),
    );
    expect(settings).toEqual(inBoth);
  });
});

describe('texts', () => {
  it('have the ids of the English headings in both languages', async () => {
    const { root, read } = await moved({
      languages: BOTH,
      versions: [{ name: 'current', path: 'docs', folder: 'docs', pages: { 'a.md': 'A', 'b.md': 'B' } }],
      files: {
        'docs/a.md': '# A\n\n## Data *recovery* ##\n\n```\n## x\n```\n\n## FAQ\n\n## Own {#own}\n',
        [`${ZH}/current/a.md`]: '# 甲\n\n[见](#数据恢复)\n\n## 数据恢复\n\n## FAQ\n\n## 自有\n',
        'docs/b.md': '# B\n\n## One\n',
        [`${ZH}/current/b.md`]: '# 乙\n',
      },
    });
    expect(read('content/en/docs/a.md')).toBe(
      '# A\n\n## Data *recovery* {#data-recovery}\n\n```\n## x\n```\n\n## FAQ\n\n## Own {#own}\n',
    );
    expect(read('content/zh-Hans/docs/a.md')).toBe(
      '# 甲\n\n[见](#数据恢复)\n\n## 数据恢复 <a id="数据恢复"></a> {#data-recovery}\n\n## FAQ\n\n## 自有 <a id="自有"></a> {#own}\n',
    );
    expect(read('content/en/docs/b.md')).toBe('# B\n\n## One\n');
    expect((await checkContent(root)).errors).toEqual([]);
  });

  it('keep braces and less-than signs where they are text', async () => {
    const { root, read } = await moved({
      config: { markdown: { format: 'detect' } },
      versions: [{ name: 'current', path: 'docs', folder: 'docs', pages: { 'a.md': 'A', 'b.mdx': 'B' } }],
      files: {
        'docs/a.md': '# A {#a}\n\n{16, 32}, d <= 256<br>and `{x}` <!-- {y} -->\n\n```\n{y}\n```\n',
        'docs/b.mdx': '# B\n\n{"text"}\n',
      },
    });
    expect(read('content/en/docs/a.md')).toBe(
      '# A {#a}\n\n\\{16, 32}, d \\<= 256<br />and `{x}` <!-- {y} -->\n\n```\n{y}\n```\n',
    );
    expect(read('content/en/docs/b.mdx')).toBe('# B\n\n{"text"}\n');
    expect((await checkContent(root)).errors).toEqual([]);
  });
});
