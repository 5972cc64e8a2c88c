import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from '@idmp/markdown';
import { page, removeProjects, writeFiles, type Files } from '../../markdown/__tests__/project';
import { EN, filesOf, git, moved, project, ROOT } from './movedProject';

afterAll(removeProjects);

const SITE: Files = {
  'docusaurus.config.js': `throw new Error('run');
export default {
  title: computed(),
  url: 'https://docs.example.com',
  i18n: { defaultLocale: 'zh-CN', localeConfigs: { en: { url: 'https://en.example.com' } } },
  presets: [['classic', { docs: { path: 'docs', routeBasePath: '/', lastVersion: 'current' } }]],
};`,
  'sidebars.js': "throw new Error('run');",
  'versions.json': '["1.0"]',
  'docs/index.md': '# 首页\n\n[部署](./18-tr/01-tr.md)\n',
  'docs/18-tr/index.md': '# 问题\n',
  'docs/18-tr/01-tr.md': '# 部署\n\n![图](/img/a.png)\n',
  'docs/.draft.md': 'x',
  [`${EN}/current/index.md`]: '# Home\n',
  [`${EN}/current/18-tr/index.md`]: '# Problems\n',
  [`${EN}/current/18-tr/01-tr.md`]: '# Deploy\n',
  'versioned_docs/version-1.0/index.md': '# 旧首页\n',
  [`${EN}/version-1.0/index.md`]: '# Old home\n',
  'static/img/a.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'static/css/site.css': 'a{}',
  'static/llms.txt': 'x',
  'src/pages/index.tsx': 'throw new Error();',
};

describe('moveIn', () => {
  it('takes every language, version and file, and leaves nothing of the previous content', async () => {
    const root = project();
    const { ok, lines } = await moved(root, SITE);
    expect(ok).toBe(true);
    expect([...filesOf(root, 'content'), ...filesOf(root, 'static')]).toEqual([
      'content/README.md',
      'content/addresses.txt',
      'content/announcements.json',
      'content/en/18-tr/01-tr.md',
      'content/en/18-tr/index.md',
      'content/en/index.md',
      'content/glossary.json',
      'content/placeholders.json',
      'content/popular.json',
      'content/thesaurus.json',
      'content/values.json',
      'content/versions/1.0/en/index.md',
      'content/versions/1.0/zh-Hans/index.md',
      'content/zh-Hans/18-tr/01-tr.md',
      'content/zh-Hans/18-tr/index.md',
      'content/zh-Hans/index.md',
      'static/favicon.svg',
      'static/img/a.png',
    ]);
    expect(fs.readFileSync(path.join(root, 'content/addresses.txt'), 'utf8')).toBe('/\n/tr\n/tr/tr\n');
    expect(fs.readFileSync(path.join(root, 'content/popular.json'), 'utf8')).toBe('[]\n');
    const { errors, warnings } = await checkContent(root, true);
    expect([...errors, ...warnings]).toEqual([]);
    expect(lines).toEqual(
      expect.arrayContaining([
        '  docs/ → content/zh-Hans/ (3 files)',
        `  ${EN}/version-1.0/ → content/versions/1.0/en/ (1 file)`,
        '  removed content/questions, which belongs to the previous content',
        '  docs/.draft.md: hidden files are not published',
        '  static/css/site.css: the file is of a kind that is not published',
        '  static/llms.txt: the build or a host answers /llms.txt itself: rename it, and the links to it',
        '  SITE_URL=https://docs.example.com',
        '  SITE_URL_EN=https://en.example.com',
      ]),
    );
  });

  it('takes a site in one language', async () => {
    const root = project();
    const { ok } = await moved(root, { 'docs/index.md': '# Home\n', 'i18n/zh/code.json': '{}', ...ROOT });
    expect(ok).toBe(true);
    expect(filesOf(root, 'content').filter((file) => file.endsWith('index.md'))).toEqual([
      'content/en/index.md',
    ]);
  });

  it.each([
    [
      'a folder without documents',
      { 'readme.txt': 'x' },
      /has no folder docs\/ with documents, so it is no Docusaurus site/,
    ],
    [
      'a version that is not there',
      { ...SITE, 'versions.json': '["2.0", "1.0"]' },
      /^versions\.json names version 2\.0, but versioned_docs\/version-2\.0\/ has no documents/,
    ],
    ['a list of versions that is none', { ...SITE, 'versions.json': '{' }, /^versions\.json is not a list/],
    [
      'a language that the site does not have',
      { ...SITE, 'docusaurus.config.js': "module.exports = { i18n: { defaultLocale: 'fr' } };" },
      /^the documents are in "fr", which is not a language of this site/,
    ],
  ])('refuses %s, and changes nothing', async (_, files, reason) => {
    const root = project();
    const { ok, lines } = await moved(root, files);
    expect(ok).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(reason);
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  it('refuses to replace what git cannot restore', async () => {
    const root = project();
    writeFiles(root, { 'content/en/new.md': page() });
    const { ok, lines } = await moved(root, SITE);
    expect(ok).toBe(false);
    expect(lines[0]).toMatch(/^git does not have the state of content\/en\/new\.md: commit or remove it/);
    writeFiles(root, { '.gitignore': '.cache/\nnew.md\n' });
    git(root, 'commit', '--quiet', '--all', '--message', 'Ignore');
    expect((await moved(root, SITE)).ok).toBe(false);
    expect(fs.existsSync(path.join(root, 'content/en/new.md'))).toBe(true);
  });
});
