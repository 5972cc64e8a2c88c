import { cutVersion } from '../../../../commands/cutVersion';
import { loadSite } from '../../../../assemble/loadSite';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describeProblem, kindOf, type Page } from '@idmp/model';
import type { Site } from '@idmp/content';
import {
  both,
  linesOf,
  makeProject,
  page,
  pageAt,
  removeProjects,
  siteOf,
  writeFiles,
  type Files,
} from '../../../../../packages/content/__tests__/project';

afterAll(removeProjects);

const SETUP = '05-basic/01-setup.md';
const setup = (start: string): string =>
  page(
    `## Start {#start}\n\n${start} See [use](./02-use.md) and [home](../index.md).\n\n## Stop {#stop}\n\nPress it.\n`,
    'Setup',
  );
const STEP = 'Press the green button.';
const FILES: Files = both({
  'index.md': page('Text.\n', 'Home'),
  '05-basic/index.md': page('Text.\n', 'Basic'),
  [SETUP]: setup('Turn the key.'),
  '05-basic/02-use.md': page('## Daily {#daily}\n\nUse it.\n', 'Use'),
  '05-basic/03-old.md': page('Gone soon.\n', 'Old'),
});

/** A project with the versions 1.9 and 1.10, and what changed after each. */
async function threeVersions(): Promise<string> {
  const root = makeProject(FILES);
  await cutVersion(root, '1.9');
  writeFiles(root, both({ [SETUP]: setup(STEP) }));
  await cutVersion(root, '1.10');
  writeFiles(
    root,
    both({
      [SETUP]: setup(STEP).replace('Press it.', 'Hold it for 3 seconds.'),
      '05-basic/03-old.md': page('New text.\n', 'Old'),
      '05-basic/04-new.md': page('Came later.\n', 'New'),
    }),
  );
  return root;
}

const load = (root: string): Promise<Site> =>
  loadSite({ root, pathPrefix: '/docs', production: true, workers: 0 });

describe('versions', () => {
  let site: Site;
  beforeAll(async () => {
    site = await load(await threeVersions());
  });

  it('have all their pages, in both languages', () => {
    const own = (start: string): string[] =>
      site.pages.flatMap(({ address }) => (address.startsWith(start) ? address : []));
    expect(own('/en/1.9')).toEqual([
      '/en/1.9/basic/setup',
      '/en/1.9/basic/use',
      '/en/1.9/basic/old',
      '/en/1.9/basic',
      '/en/1.9',
    ]);
    expect(own('/1.9')).toHaveLength(5);
    expect(site.pages.flatMap(({ aliases }) => aliases)).toEqual([]);
    expect(site.problems).toEqual([]);
  });

  it('name the newest page as canonical', () => {
    const file = `content/versions/1.9/en/${SETUP}`;
    expect(pageAt(site, '/en/1.9/basic/setup')).toMatchObject({ canonical: '/en/basic/setup', file });
  });

  it('are named by current sections that differ, newest first', () => {
    const { html } = pageAt(site, '/en/basic/setup');
    expect(html).toMatch(
      /id="start">.*?Changed after 1\.9\. <a href="\/docs\/en\/1\.9\/basic\/setup#start">Compare with 1\.9/,
    );
    expect(html).toMatch(
      /id="stop">.*?Changed after 1\.10\. <a href="\/docs\/en\/1\.10\/basic\/setup#stop">/,
    );
  });

  it('are searched alone: current records say which versions they are not part of', () => {
    const tags = (url: string): string[] => {
      const own = site.recordsOf('en').filter((record) => record.url_without_anchor === url);
      return [...new Set(own.flatMap((record) => record.docusaurus_tag))];
    };
    expect(tags('/docs/en/basic/use')).toEqual(['docs-default-current']);
    expect(tags('/docs/en/basic/setup')).toEqual([
      'docs-default-current',
      'docs-default-1.10-otherwise',
      'docs-default-1.9-otherwise',
    ]);
    expect(tags('/docs/en/1.9/basic/setup')).toEqual(['docs-default-1.9']);
    const ids = site.recordsOf('en').map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a version', () => {
  it('that was just cut leaves the current pages and the search as they were', async () => {
    const root = makeProject(FILES);
    const before = await load(root);
    await cutVersion(root, '1.9');
    const site = await load(root);
    const shown = ({ address, tree }: Page) => [address, tree];
    const current = site.pages.filter(({ version }) => version === undefined);
    expect(current.map(shown)).toEqual(before.pages.map(shown));
    expect(site.recordsOf('en')).toEqual(before.recordsOf('en'));
  });

  const LATEST = 'Read the latest version';
  it.each<[string, Files, canonical: string, notice: string]>([
    ['got another number', { '05-basic/09-setup.md': setup('') }, '/en/basic/setup', LATEST],
    ['is at an alias', { 'new.md': '---\ntitle: New\naliases: [/basic/setup]\n---\n' }, '/en/new', LATEST],
    ['has a new slug', { [SETUP]: '---\ntitle: Setup\nslug: /begin\n---\n' }, '/en/begin', LATEST],
    ['is gone', {}, '/en/1.9/basic/setup', 'This page does not exist in the latest version.'],
  ])('of a page that %s says so', async (_, files, canonical, notice) => {
    const root = makeProject(FILES);
    await cutVersion(root, '1.9');
    for (const locale of ['en', 'zh-Hans']) fs.rmSync(path.join(root, 'content', locale, SETUP));
    writeFiles(root, both(files));
    const old = pageAt(await load(root), '/en/1.9/basic/setup');
    expect(old.canonical).toBe(canonical);
    expect(old.html).toContain(notice);
  });

  it('shares its addresses with no page and no alias', async () => {
    const root = makeProject(FILES);
    await cutVersion(root, '1.9');
    writeFiles(root, {
      'content/en/a.md': '---\ntitle: A\nslug: /1.9/a\n---\nText.\n',
      'content/en/b.md': '---\ntitle: B\naliases: [/1.9/b]\n---\nText.\n',
    });
    const { problems } = await load(root);
    const taken = problems.filter(({ code }) => kindOf(code) === 'version-address');
    expect([
      ...new Set(taken.map((problem) => `${problem.file}: ${describeProblem(problem).message}`)),
    ]).toEqual(
      expect.arrayContaining([
        'content/en/a.md: the address "/en/1.9/a" belongs to version 1.9',
        'content/en/b.md: the address "/en/1.9/b" belongs to version 1.9',
      ]),
    );
  });

  it('cannot be cut twice, and needs a name with numbers', async () => {
    const root = makeProject(FILES);
    await cutVersion(root, '1.9');
    expect(await cutVersion(root, '1.9')).toEqual({
      ok: false,
      lines: [
        'version 1.9 already exists: remove content/versions/1.9 to cut it again, or choose another name',
      ],
    });
    expect((await cutVersion(root, 'next')).lines).toEqual([
      '"next" is not a version: name it with numbers and dots: npm run docs:cut -- 1.0.6',
    ]);
  });
});

describe('a version that comes from elsewhere', () => {
  const NOW = both({ 'index.md': page(), 'a.md': page('Now.\n') });
  const old = (files: Files): Files =>
    Object.fromEntries(
      ['en', 'zh-Hans'].flatMap((locale) =>
        Object.entries({ 'index.md': page(), ...files }).map(([file, text]) => [
          `content/versions/1.0/${locale}/${file}`,
          text,
        ]),
      ),
    );

  it('has its faults named as warnings', async () => {
    const lines = (text: string): Promise<string[]> =>
      linesOf({ ...NOW, ...old({ 'a.md': 'Old.\n' }), 'content/versions/1.0/en/a.md': page(text) });
    expect((await lines('[x](./gone.md)\n\n![x](./gone.png)\n\n{a b}\n'))[0]).toBe(
      'content/versions/1.0/en/a.md:9: warning: the text cannot be parsed, write \\{ for a literal brace in prose, or put the text into backticks; the rest of the page is not checked until then',
    );
    expect(await lines('[x](./gone.md)\n\n![x](./gone.png)\n')).toEqual([
      'content/versions/1.0/en/a.md:5: warning: link to "./gone.md" is broken, correct the path or remove the link',
      expect.stringMatching(/^content\/versions\/1\.0\/en\/a\.md:7: warning: .*gone\.png/),
      expect.stringMatching(/zh-Hans\/a\.md:1: warning: the page has no title/),
    ]);
  });

  it('publishes no dead link, no empty page and no lost file', async () => {
    const site = await siteOf({
      ...NOW,
      ...old({
        'a.md': page('See [x](./gone.md), {oops} and ![a pump](./gone.png).\n'),
        'b.md': page('Text {a b}.\n'),
        '01-c/index.md': page('Chapter.\n', 'C'),
        'c.md': page('File.\n', 'Also C'),
      }),
    });
    expect(pageAt(site, '/en/1.0/a').html).toContain('See <a>x</a>, {oops} and <em>a pump</em>.');
    expect(pageAt(site, '/en/1.0/b').html).toContain('Text {a b}.');
    expect([pageAt(site, '/en/1.0/c').title, pageAt(site, '/en/1.0/c-2').title]).toEqual(['C', 'Also C']);
    expect(site.problems.filter(({ code }) => kindOf(code) === 'version-address')).toHaveLength(2);
  });

  it('has its faults named until its folder is committed, and again when it changes', async () => {
    const root = makeProject({ ...NOW, ...old({ 'a.md': page('[x](./gone.md)\n') }) });
    const git = (...args: string[]): void =>
      void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
        cwd: root,
      });
    git('init', '--quiet');
    const count = async (options = {}): Promise<number> =>
      (await loadSite({ root, pathPrefix: '', production: true, workers: 0, ...options })).problems.length;
    expect(await count()).toBe(2);
    git('add', '.');
    git('commit', '--quiet', '--message', 'version');
    expect(await count()).toBe(0);
    expect(await count({ everyFault: true })).toBe(2);
    writeFiles(root, { 'content/versions/1.0/en/index.md': page('More.\n') });
    expect(await count()).toBe(2);
  });

  it('leads to its own pages only, and orders them by its own folders', async () => {
    const { pages } = await siteOf({
      ...both({ 'index.md': page(), '01-a.md': page(), '02-new.md': page(), '03-b.md': page() }),
      ...old({
        '01-a.md': page('Old. [b](/b)\n'),
        '03-b.md': page('Old.\n'),
        'c/x.md': page(),
        'c/_category_.json': '{ "label": "First", "position": 0 }',
      }),
    });
    const a = pageAt({ pages }, '/en/1.0/a');
    expect(a.next?.address).toBe('/en/1.0/b');
    expect(a.html).toContain('href="/en/1.0/b"');
    expect(pageAt({ pages }, '/en/1.0/c/x').breadcrumbs[0]?.label).toBe('First');
  });
});
