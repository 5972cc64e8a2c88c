import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from '@idmp/markdown';
import { makeProject, removeProjects, type Files } from '../../markdown/__tests__/project';
import { EN, filesOf, git, moved, project, receiver } from './movedProject';
import { moveIn as movedFrom } from '..';

afterAll(removeProjects);

const ZH = 'i18n/zh-CN/docusaurus-plugin-content-docs';

/** A site with options of its documents, as a configuration in one of its forms. */
const configured = (docs: string, rest = ''): Files => ({
  'docusaurus.config.js': `module.exports = { ${rest} presets: [['classic', { docs: { ${docs} } }]] };`,
});

async function result(
  files: Files,
): Promise<{ root: string; lines: string[]; read: (file: string) => string }> {
  const root = project();
  const { ok, lines } = await moved(root, files);
  expect({ ok, lines: ok ? [] : lines }).toEqual({ ok: true, lines: [] });
  return { root, lines, read: (file) => fs.readFileSync(path.join(root, file), 'utf8') };
}

const pagesOf = (root: string): string[] =>
  filesOf(root, 'content').filter((file) => file.endsWith('.md') && file !== 'content/README.md');

describe('a site as Docusaurus resolves it', () => {
  it.each([
    ['in parentheses', '(module.exports = { VALUE });'],
    ['as a variable', 'const config = { VALUE };\nmodule.exports = config;'],
    [
      'as a module with types',
      'const config = { VALUE } satisfies Config;\nexport default config as Config;',
    ],
    ['as a function', 'export default async function make() { const own = { VALUE }; return own; }'],
    ['as an arrow function', 'module.exports = () => ({ VALUE });'],
    ['with parts of other files', "import own from './own';\nexport default { ...own };"],
  ])('reads a configuration %s', async (_, text) => {
    const value = "title: 'Pumps', i18n: { defaultLocale: 'en', locales: ['en'] }";
    const { read } = await result({
      'docusaurus.config.ts': text.replace('VALUE', value),
      'own.js': `module.exports = { ${value} };`,
      'docs/a.md': '# A\n',
    });
    expect(read('content/en/docs/a.md')).toBe('# A\n');
    expect(read('content/en/index.md')).toContain('title: "Pumps"');
  });

  it('takes translations of every language, and the documents for the one without', async () => {
    const { root, read } = await result({
      ...configured('', "i18n: { defaultLocale: 'en', locales: ['zh-CN', 'en'] },"),
      'docs/a.md': '# 甲\n',
      [`${EN}/current/a.md`]: '# A\n',
      [`${EN}/current/gone.md`]: '# Gone\n',
    });
    expect(read('content/en/docs/a.md')).toBe('# A\n');
    expect(read('content/zh-Hans/docs/a.md')).toBe('# 甲\n');
    expect(pagesOf(root)).not.toContain('content/en/docs/gone.md');
  });

  it('keeps the addresses of documents, and names what no reader saw', async () => {
    const { root, read, lines } = await result({
      ...configured('', "i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },"),
      'docs/1.begin.md':
        '---\nid: start-here\n---\n\n# Begin\n\n[Tanks](/docs/tank-page), [next](start-here)\n',
      'docs/tanks.md': '---\nslug: tank-page\ntags: [a]\n---\n\nText.\n',
      'docs/2024-01-02-notes.md': '# Notes\n',
      [`${ZH}/current/1.begin.md`]: '---\nid: start-here\n---\n\n# 开始\n\n[罐](/zh-CN/docs/tank-page)\n',
      [`${ZH}/current/old/x.md`]: '# 旧\n',
    });
    expect(read('content/addresses.txt')).toBe(
      '/\n/docs/2024-01-02-notes\n/docs/start-here\n/docs/tank-page\n',
    );
    expect(read('content/en/docs/tanks.md')).toBe('---\nslug: tank-page\ntitle: tanks\n---\n\nText.\n');
    expect(read('content/zh-Hans/docs/1.begin.md')).toContain('[罐](/docs/tank-page)');
    expect(JSON.parse(read('content/former-addresses.json'))).toEqual([
      { from: '/zh-CN', language: 'zh-Hans', to: '/' },
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/old\/: 1 page that docs\/ does not have \(x\.md\), so no reader sees them$/),
        '  removed the field "tags" from 1 page',
        '  SITE_ROOT_LOCALE=en',
      ]),
    );
    expect((await checkContent(root)).errors).toEqual([]);
  });

  it.each([
    ['the first of the list', '', 'two', 'version 1.0'],
    ['the one that is set', "lastVersion: '1.0', versions: { '2.0': { path: 'v2' } }", 'one', ''],
  ])('takes as the newest version %s', async (_, docs, newest) => {
    const { read, lines } = await result({
      ...configured(docs, "i18n: { defaultLocale: 'en', locales: ['en'] },"),
      'versions.json': '["2.0", "1.0"]',
      'docs/a.md': '# Next\n',
      'versioned_docs/version-2.0/a.md': '# two\n',
      'versioned_docs/version-1.0/a.md': '# one\n',
    });
    expect(read('content/en/docs/a.md')).toBe(`# ${newest}\n`);
    expect(lines).toContain(
      '  docs/: the unreleased version "Next", at /next: this site has no place for it',
    );
  });

  it('finds pictures by their path in the site', async () => {
    const { read } = await result({
      ...configured('', "i18n: { defaultLocale: 'en', locales: ['en'] },"),
      'docs/a.md': "# A\n\n<img src={require('/static/img/a.png').default} />\n\n![A](../static/img/a.png)\n",
      'static/img/a.png': 'a',
    });
    expect(read('content/en/docs/a.md')).toBe(
      "# A\n\n<img src={require('/img/a.png').default} />\n\n![A](/img/a.png)\n",
    );
  });

  it('leaves out the pages that the documents exclude', async () => {
    const { root, lines } = await result({
      ...configured(
        "exclude: ['**/drafts/**', '*.draft.md']",
        "i18n: { defaultLocale: 'en', locales: ['en'] },",
      ),
      'docs/a.md': '# A\n',
      'docs/b.draft.md': '# B\n',
      'docs/drafts/c.md': '# C\n',
    });
    expect(pagesOf(root)).toEqual(['content/en/docs/a.md', 'content/en/index.md']);
    expect(lines).toContain('  docs/drafts/c.md: the documents leave it out by include or exclude');
  });

  it('orders pages as the sidebars do, with their labels', async () => {
    const { read } = await result({
      ...configured("sidebarPath: './sidebars.js'", "i18n: { defaultLocale: 'en', locales: ['en'] },"),
      'sidebars.js': `module.exports = { docs: [
        { type: 'category', label: 'First steps', items: ['z', { type: 'doc', id: 'b', label: 'Bee' }] },
        { 'Pumps and tanks': ['pumps/b', 'pumps/a'] },
      ] };`,
      'docs/b.md': '# B\n',
      'docs/z.md': '# Z\n',
      'docs/pumps/a.md': '# A\n',
      'docs/pumps/b.md': '# B\n',
    });
    expect(read('content/en/docs/z.md')).toContain('sidebar_section: First steps');
    expect(read('content/en/docs/b.md')).toContain('sidebar_label: Bee');
    expect(read('content/en/docs/pumps/a.md')).toContain('sidebar_position: 4');
    expect(JSON.parse(read('content/en/docs/pumps/_category_.json'))).toEqual({
      position: 3,
      label: 'Pumps and tanks',
    });
  });

  it('writes the pages that Docusaurus generates', async () => {
    const { read } = await result({
      ...configured('', "i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },"),
      'docs/pumps/a.md': '# A\n',
      'docs/pumps/_category_.json': '{"label":"All pumps","link":{"type":"generated-index"}}',
      [`${ZH}/current/pumps/a.md`]: '# 甲\n',
      [`${ZH}/current/pumps/_category_.json`]: '{"label":"水泵","link":{"type":"generated-index"}}',
    });
    expect(read('content/en/docs/pumps/index.md')).toBe(
      '---\ntitle: "All pumps"\nslug: /docs/category/all-pumps\n---\n\n<DocCardList />\n',
    );
    expect(read('content/zh-Hans/docs/pumps/index.md')).toBe(
      '---\ntitle: "水泵"\nslug: /docs/category/all-pumps\naliases: ["/docs/category/水泵"]\n---\n\n<DocCardList />\n',
    );
    expect(read('content/addresses.txt')).toContain('/docs/category/all-pumps\n');
  });

  it('gives both languages of a page the ids of the English headings', async () => {
    const { root, read } = await result({
      ...configured('', "i18n: { defaultLocale: 'en', locales: ['en', 'zh-CN'] },"),
      'docs/a.md': '# A\n\n## Data *recovery*\n\n```\n## x\n```\n\n## FAQ\n',
      [`${ZH}/current/a.md`]: '# 甲\n\n[见](#数据恢复)\n\n## 数据恢复\n\n## FAQ\n',
      'docs/b.md': '# B\n\n## One\n',
      [`${ZH}/current/b.md`]: '# 乙\n',
    });
    expect(read('content/en/docs/a.md')).toContain('## Data *recovery* {#data-recovery}\n');
    expect(read('content/zh-Hans/docs/a.md')).toContain(
      '## 数据恢复 <a id="数据恢复"></a> {#data-recovery}\n\n## FAQ\n',
    );
    expect(read('content/en/docs/b.md')).toBe('# B\n\n## One\n');
    expect((await checkContent(root)).errors).toEqual([]);
  });

  it.each([
    ['true', '/docs/begin', undefined],
    ['false', '/docs/1-begin', undefined],
    [
      '(name) => name',
      '/docs/begin',
      '  docusaurus.config.js:1: numberPrefixParser is computed ((name) => name): "true" is assumed',
    ],
  ])('reads numbers before names with the parser %s', async (parser, address, note) => {
    const { read, lines } = await result({
      ...configured(`numberPrefixParser: ${parser}`, "i18n: { defaultLocale: 'en', locales: ['en'] },"),
      'docs/1-begin.md': '# A\n',
    });
    expect(read('content/addresses.txt')).toContain(`${address}\n`);
    expect(lines.find((line) => line.includes('numberPrefixParser'))).toBe(note);
  });

  it('keeps braces and less-than signs where they are text', async () => {
    const { root, read } = await result({
      ...configured('', "markdown: { format: 'detect' }, i18n: { defaultLocale: 'en', locales: ['en'] },"),
      'docs/a.md': '# A\n\n{16, 32}, d <= 256<br>and `{x}`\n\n```\n{y}\n```\n',
      'docs/b.mdx': '# B\n\n{"text"}\n',
    });
    expect(read('content/en/docs/a.md')).toBe(
      '# A\n\n\\{16, 32}, d \\<= 256<br />and `{x}`\n\n```\n{y}\n```\n',
    );
    expect(read('content/en/docs/b.mdx')).toBe('# B\n\n{"text"}\n');
    expect((await checkContent(root)).errors).toEqual([]);
  });

  it('says what it cannot read, and what it assumes', async () => {
    const { lines } = await result({
      ...configured(
        'routeBasePath: pathOf(), lastVersion',
        "i18n: { defaultLocale: 'en', locales: ['en'] },",
      ),
      'docs/a.md': '# A\n',
      'src/pages/team.tsx': 'x',
      'static/icons/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^ {2}docusaurus\.config\.js:1: routeBasePath is computed \(pathOf\(\)\): "docs" is assumed$/,
        ),
        expect.stringMatching(/lastVersion is computed \(lastVersion\): it counts as not set$/),
        '  /team: pages that are code, write their content as Markdown',
        '  wrote content/en/index.md: the site has no page of Markdown at its root',
      ]),
    );
  });

  it('takes each instance of the plugin to its own folder', async () => {
    const { root } = await result({
      'docusaurus.config.js': `module.exports = { i18n: { defaultLocale: 'en', locales: ['en'] },
        presets: [['classic', {}]], plugins: [function own() {},
        ['@docusaurus/plugin-content-docs', { id: 'team', path: 'people', routeBasePath: '/team' }]] };`,
      'docs/a.md': '# A\n',
      'people/b.md': '# B\n',
      'src/pages/contact.md': '# C\n',
    });
    expect(pagesOf(root)).toEqual([
      'content/en/contact.md',
      'content/en/docs/a.md',
      'content/en/index.md',
      'content/en/team/b.md',
    ]);
  });
});

describe('a site that reaches outside of its folder', () => {
  it.each([
    ['documents', 'docs'],
    ['files', 'static'],
    ['translations', 'i18n/en/docusaurus-plugin-content-docs/current'],
  ])('is refused in a sentence: %s', async (_, folder) => {
    const root = project();
    const outside = project();
    fs.writeFileSync(path.join(outside, 'secret.md'), '# Secret\n');
    const site = project();
    const place = path.join(site, folder);
    fs.rmSync(place, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(place), { recursive: true });
    if (folder !== 'docs') {
      fs.mkdirSync(path.join(site, 'docs'), { recursive: true });
      fs.writeFileSync(path.join(site, 'docs/a.md'), '# A\n');
    }
    fs.symlinkSync(outside, place);
    const { ok, lines } = await movedFrom(receiver(root), site);
    expect({ ok, lines }).toEqual({
      ok: false,
      lines: [expect.stringMatching(/ leads out of the site: copy the \w+ into it\. Nothing was changed\.$/)],
    });
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  it('is refused with a path of the configuration', async () => {
    const root = project();
    const { ok, lines } = await moved(root, { ...configured("path: '../'"), 'docs/a.md': '# A\n' });
    expect({ ok, first: lines[0] }).toMatchObject({ ok: false });
    expect(lines[0]).toMatch(/leads out of the site/);
  });

  it('is moved in without files that lead out, and whatever is a file or a folder', async () => {
    const site = makeProject({
      ...configured(''),
      'docs/a/b.md': '# A\n',
      'package.json/x': '',
      'src/pages': '',
      versioned_docs: '',
    });
    const outside = makeProject({ 'secret.json': '{ "label": "Secret", "x": { "message": "Secret" } }' });
    fs.symlinkSync(path.join(outside, 'secret.json'), path.join(site, 'docs/a/_category_.json'));
    fs.symlinkSync('/', path.join(site, 'docs/all'));
    fs.symlinkSync('.', path.join(site, 'docs/again'));
    const root = project();
    expect(await movedFrom(receiver(root), site)).toMatchObject({ ok: true });
    expect(git(root, 'status', '--porcelain', '--untracked-files=all')).toContain('docs/a/b.md');
    expect(
      filesOf(root, 'content')
        .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
        .join(),
    ).not.toContain('Secret');
  });

  it('has no translations if i18n is a file', async () => {
    const { lines } = await result({ 'docs/a.md': '# A\n', i18n: 'x' });
    expect(lines.join('\n')).toMatch(/\bi18n\b.*: not part of the content/);
  });
});
