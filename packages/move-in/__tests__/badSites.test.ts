import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from '@idmp/markdown';
import { removeProjects, type Files } from '../../markdown/__tests__/project';
import { EN, filesOf, git, moved, project, ROOT } from './movedProject';

afterAll(removeProjects);

const SITE: Files = { ...ROOT, 'docs/index.md': '# 首页\n', [`${EN}/current/index.md`]: '# Home\n' };

describe('a site of bad shape', () => {
  it('without English is moved in, each page named as lacking its counterpart', async () => {
    const root = project();
    const { ok } = await moved(root, { ...ROOT, 'docs/index.md': '# 首页\n', 'docs/a.md': '# 甲\n' });
    expect(ok).toBe(true);
    expect(filesOf(root, 'content').filter((file) => file.endsWith('.md'))).toEqual([
      'content/README.md',
      'content/zh-Hans/a.md',
      'content/zh-Hans/index.md',
    ]);
    const { errors, warnings } = await checkContent(root);
    expect(errors).toEqual([]);
    expect(warnings.map((line) => line.split(': ')[0])).toEqual([
      'content/zh-Hans/a.md:1',
      'content/zh-Hans/index.md:1',
    ]);
  });

  it('never runs its code', async () => {
    const root = project();
    const mark = path.join(root, '.cache/ran');
    const code = `require('fs').writeFileSync(${JSON.stringify(mark)}, ''); module.exports = {};`;
    const names = [
      'docusaurus.config.js',
      'sidebars.js',
      'babel.config.js',
      'plugins/a.js',
      'src/theme/b.js',
    ];
    const { ok } = await moved(root, { ...SITE, ...Object.fromEntries(names.map((name) => [name, code])) });
    expect(ok).toBe(true);
    expect(fs.existsSync(path.dirname(mark))).toBe(true);
    expect(fs.existsSync(mark)).toBe(false);
  });

  it('with names that other systems refuse is moved in, and each name is an error', async () => {
    const root = project();
    const names = [
      'aux.md',
      '10:30.md',
      'a\\b.md',
      'tail..md',
      'Same.md',
      'same.md',
      '\u00e9.md',
      'e\u0301.md',
    ];
    const { ok } = await moved(root, {
      ...SITE,
      ...Object.fromEntries(names.map((name) => [`docs/${name}`, '# A\n'])),
    });
    expect(ok).toBe(true);
    const { errors } = await checkContent(root);
    // Of two names that are one on other systems, one is named.
    expect(errors.map((line) => line.slice(0, line.indexOf('.md:')))).toEqual([
      'content/zh-Hans/10:30',
      'content/zh-Hans/a\\b',
      'content/zh-Hans/aux',
      'content/zh-Hans/same',
      'content/zh-Hans/tail.',
      'content/zh-Hans/\u00e9',
    ]);
  });

  it('with a version that was not copied is refused in a sentence', async () => {
    const root = project();
    const { ok, lines } = await moved(root, {
      ...SITE,
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/images/.keep': '',
    });
    expect({ ok, lines }).toEqual({
      ok: false,
      lines: [
        'versions.json names version 1.0, but versioned_docs/version-1.0/ has no documents: copy the whole site, or remove the name. Nothing was changed.',
      ],
    });
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  it('with a version that was half copied is moved in, and what is missing is named with its line', async () => {
    const root = project();
    const { ok, lines } = await moved(root, {
      ...SITE,
      'versions.json': '["1.0"]',
      'versioned_docs/version-1.0/index.md': '# 旧\n\n[甲](./gone.md) ![图](./img/x.png)\n',
      'versioned_docs/version-1.0/b.md': '# 乙\n\n<Tabs>\n',
      'versioned_docs/version-0.9/index.md': '# 更旧\n',
    });
    expect(ok).toBe(true);
    expect(lines).toEqual(
      expect.arrayContaining([
        `  ${EN}/version-1.0/: the site does not have it`,
        '  versioned_docs/version-0.9/: versions.json does not name this version',
      ]),
    );
    const { errors, warnings } = await checkContent(root);
    expect(errors).toEqual([]);
    expect(warnings.map((line) => line.split(': ')[0])).toEqual([
      'content/versions/1.0/zh-Hans/b.md:3',
      'content/versions/1.0/zh-Hans/index.md:3',
      'content/versions/1.0/zh-Hans/index.md:3',
    ]);
  });
});
