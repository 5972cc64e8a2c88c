import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '../../../../core/model/page';
import { cutVersion } from '../cutVersion';
import { loadSite } from '../../../../core/assemble/loadSite';
import type { Site } from '../../../../core/assemble/assembleSite';
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
} from '../../../../core/__tests__/project';

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

  it('have pages of their own where a section differs, in both languages', () => {
    const own = site.pages.flatMap(({ address }) => (/\d/.test(address) ? address : []));
    expect(own).toEqual([
      '/1.10/basic/setup',
      '/1.10/basic/old',
      '/en/1.10/basic/setup',
      '/en/1.10/basic/old',
      '/1.9/basic/setup',
      '/1.9/basic/old',
      '/en/1.9/basic/setup',
      '/en/1.9/basic/old',
    ]);
    expect(site.problems).toEqual([]);
  });

  it('redirect to the current pages where they say the same', () => {
    expect(pageAt(site, '/en/basic/use').aliases).toEqual(['/en/1.10/basic/use', '/en/1.9/basic/use']);
    expect(pageAt(site, '/').aliases).toEqual(['/1.10', '/1.9']);
    expect(pageAt(site, '/en/basic/setup').aliases).toEqual([]);
  });

  it('keep their text, lead on to shared pages, and name the newest as canonical', () => {
    const old = pageAt(site, '/en/1.9/basic/setup');
    expect(old.html).toContain(
      'Turn the key. See <a href="/docs/en/basic/use">use</a> and <a href="/docs/en">home</a>',
    );
    expect(old).toMatchObject({ canonical: '/en/basic/setup', file: `content/en/${SETUP}` });
    expect(old.breadcrumbs.map(({ label }) => label)).toEqual(['Basic', 'Setup']);
    expect(old.next?.address).toBe('/en/basic/use');
  });

  it('tell the reader so at the top, and at sections that changed later', () => {
    const { html } = pageAt(site, '/en/1.10/basic/setup');
    expect(html).toMatch(
      /This page describes version 1\.10\.<\/p><p><a href="\/docs\/en\/basic\/setup">Read the latest version<\/a>/,
    );
    expect(html.match(/class="stale"/g)).toHaveLength(1);
    expect(html).toMatch(
      /id="stop">.*?<p class="stale"><small>Changed after 1\.10\. <a href="\/docs\/en\/basic\/setup#stop">Compare with the latest version</,
    );
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
  it('that was just cut adds no page and no text', async () => {
    const root = makeProject(FILES);
    const before = await load(root);
    await cutVersion(root, '1.9');
    const { pages } = await load(root);
    const shown = ({ address, tree }: Page) => [address, tree];
    expect(pages.map(shown)).toEqual(before.pages.map(shown));
  });

  it('of a page that is gone keeps it', async () => {
    const root = makeProject(FILES);
    await cutVersion(root, '1.9');
    for (const locale of ['en', 'zh-Hans']) fs.rmSync(path.join(root, 'content', locale, SETUP));
    const old = pageAt(await load(root), '/en/1.9/basic/setup');
    expect(old.canonical).toBe('/en/1.9/basic/setup');
    expect(old.html).toContain('This page does not exist in the latest version.');
  });

  it('leads to the new address of a page that moved', async () => {
    const root = makeProject(FILES);
    await cutVersion(root, '1.9');
    writeFiles(root, { [`content/en/${SETUP}`]: '---\ntitle: Setup\nslug: /begin\n---\nText.\n' });
    expect(pageAt(await load(root), '/en/1.9/basic/setup').canonical).toBe('/en/begin');
  });

  it('shares its addresses with no page and no alias', async () => {
    const root = makeProject(FILES);
    await cutVersion(root, '1.9');
    writeFiles(root, {
      'content/en/a.md': '---\ntitle: A\nslug: /1.9/a\n---\nText.\n',
      'content/en/b.md': '---\ntitle: B\naliases: [/1.9/b]\n---\nText.\n',
    });
    const { problems } = await load(root);
    const taken = problems.filter(({ code }) => code === 'duplicate-address');
    expect([...new Set(taken.map(({ file, message }) => `${file}: ${message}`))]).toEqual(
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
  it('has its faults named as warnings', async () => {
    const old = (text: string): Files => ({
      'content/versions/1.0/en/a.md': page(text),
      'content/versions/1.0/zh-Hans/a.md': page('旧。\n'),
    });
    const files = both({ 'index.md': page(), 'a.md': page('Now.\n') });
    expect(await linesOf({ ...files, ...old('[x](./gone.md)\n\n![x](./gone.png)\n\n{a b}\n') })).toEqual([
      'content/versions/1.0/en/a.md:9: warning: the text cannot be parsed: Could not parse expression with acorn, write \\{ for a literal brace in prose, or put the text into backticks',
    ]);
    expect(await linesOf({ ...files, ...old('[x](./gone.md)\n\n![x](./gone.png)\n') })).toEqual([
      'content/versions/1.0/en/a.md:5: warning: link to "./gone.md" is broken, correct the path or remove the link',
      expect.stringMatching(/^content\/versions\/1\.0\/en\/a\.md:7: warning: .*gone\.png/),
    ]);
  });

  it('leads to its own pages only', async () => {
    const { pages } = await siteOf({
      ...both({
        'index.md': page(),
        '01-a.md': page('Now.\n'),
        '02-new.md': page(),
        '03-b.md': page('Now.\n'),
      }),
      ...Object.fromEntries(
        ['en', 'zh-Hans'].flatMap((locale) => [
          [`content/versions/1.0/${locale}/index.md`, page()],
          [`content/versions/1.0/${locale}/01-a.md`, page('Old.\n')],
          [`content/versions/1.0/${locale}/03-b.md`, page('Old.\n')],
        ]),
      ),
    });
    expect(pageAt({ pages }, '/en/1.0/a').next?.address).toBe('/en/1.0/b');
  });
});
