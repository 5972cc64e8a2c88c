import { checkContent, loadOptions, loadSite, storedDocuments } from '../assemble/loadSite';
import { createPage } from '../commands/newPage';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  both,
  linesOf,
  makeProject,
  page,
  removeProjects,
  siteOf,
} from '../../packages/content/__tests__/project';
import { PUBLISHED_FILE, flattenSidebar, checkExternalLinks } from '@idmp/content';
import { acceptTranslations } from '@idmp/checks';

afterAll(removeProjects);

const withAliases = (aliases: string): string =>
  `---\ntitle: A\ndescription: B\naliases: ${aliases}\n---\nText.\n`;

describe('aliases', () => {
  it('lead to their page in each language, a fallback page included', async () => {
    const { pages, problems } = await siteOf({
      ...both({ '01-a.md': withAliases('[/old/a, former]') }),
      'content/en/02-b.md': withAliases('[/b-old]'),
    });
    expect(problems.filter(({ code }) => code === 'alias')).toEqual([]);
    expect(Object.fromEntries(pages.map(({ address, aliases }) => [address, aliases]))).toEqual({
      '/a': ['/old/a', '/former'],
      '/en/a': ['/en/old/a', '/en/former'],
      '/b': ['/b-old'],
      '/en/b': ['/en/b-old'],
    });
  });

  it('collide with no page, no other alias and not with their own page', async () => {
    const lines = await linesOf({
      'content/en/01-a.md': withAliases('[/b, /a, /x]'),
      'content/en/02-b.md': withAliases('[/x, "/y?z", "", /redirect]'),
    });
    expect(lines.filter((line) => line.includes('alias') || line.includes('?')).sort()).toEqual(
      [
        'content/en/01-a.md:4: the alias "/a" is the address of this page, remove the alias: the address is in use',
        'content/en/01-a.md:4: the alias "/b" is the address of content/en/02-b.md, remove the alias: the address is in use',
        'content/en/02-b.md:4: an alias is empty, write a former address',
        'content/en/02-b.md:4: the address "/y?z" contains "?", which addresses cannot contain, correct or remove the alias',
        'content/en/02-b.md:4: the alias "/redirect" is the address of the site itself, remove the alias: the address is in use',
        'content/en/02-b.md:4: the alias "/x" is the address of content/en/01-a.md, remove the alias: the address is in use',
      ].sort(),
    );
  });
});

describe('texts of one line', () => {
  it('are refused once, where they are: in fields, in the heading that is the title, in the label of a folder', async () => {
    const lines = await linesOf({
      'content/en/01-a.md': '---\ntitle: A\ndescription: |\n  one\n  two\n---\nText.\n',
      'content/en/02-b.md': '---\ndescription: D.\n---\n\n# B\u202eC\n\nText.\n',
      'content/en/03-c/index.md': page(),
      'content/en/03-c/_category_.json': '{ "label": "C\\u0007" }',
    });
    expect(lines.filter((line) => /\/0[123]-/.test(line) && line.includes('one line')).sort()).toEqual([
      'content/en/01-a.md:3: front matter field "description" contains a line break (U+000A), write it on one line, and type it again if it was copied from elsewhere',
      'content/en/02-b.md:5: the title contains a mark that changes the direction of writing (U+202E), write it on one line, and type it again if it was copied from elsewhere',
      'content/en/03-c/_category_.json:1: the label contains a control character (U+0007), write it on one line, and type it again if it was copied from elsewhere',
    ]);
    expect(lines.filter((line) => line.includes('has no description'))).toEqual([]);
  });
});

describe('published addresses', () => {
  it('that are gone are named with the line to add, that of a renamed page with its file', async () => {
    const root = makeProject({
      ...both({ '01-a.md': page('Text of A.\n'), '02-b.md': page('Other text.\n') }),
      [PUBLISHED_FILE]: '/a\n/b\n/gone\n',
    });
    await acceptTranslations(root, await storedDocuments(root), ['all']);
    for (const locale of ['en', 'zh-Hans'])
      fs.renameSync(
        path.join(root, `content/${locale}/01-a.md`),
        path.join(root, `content/${locale}/03-c.md`),
      );
    const { warnings } = await checkContent(root, true);
    expect(warnings).toEqual([
      `${PUBLISHED_FILE}:1: warning: the address "/a" was published, but no longer exists, add "aliases: [/a]" to the front matter of content/zh-Hans/03-c.md and content/en/03-c.md`,
      `${PUBLISHED_FILE}:1: warning: the address "/c" is not recorded as published, add the line "/c"`,
      `${PUBLISHED_FILE}:3: warning: the address "/gone" was published, but no longer exists, add "aliases: [/gone]" to the front matter of the page that says the same now`,
    ]);
  });
});

describe('createPage', () => {
  const TREE = both({ 'index.md': page(), '05-basic/index.md': page(), '05-basic/02-a.md': page() });

  it('makes a sound page in both languages, last in its chapter', async () => {
    const root = makeProject({ ...TREE, [PUBLISHED_FILE]: '/\n/basic\n/basic/a\n' });
    const { ok, lines } = await createPage(root, 'basic/my-topic');
    expect(ok).toBe(true);
    expect(lines).toContain('made content/en/05-basic/03-my-topic.md');
    expect(fs.readFileSync(path.join(root, 'content/zh-Hans/05-basic/03-my-topic.md'), 'utf8')).toMatch(
      /^---\ntitle: My topic\n/,
    );
    const { errors, warnings } = await checkContent(root, true);
    expect(warnings).toEqual([]);
    expect(errors).toHaveLength(8);
    expect(errors.slice(0, 2)).toEqual([
      'content/en/05-basic/03-my-topic.md:4: "What readers can do with this page." is a text of the template, write your own',
      'content/en/05-basic/03-my-topic.md:8: "What the page is about, in a sentence or two." is a text of the template, write your own',
    ]);
  });

  it.each([
    ['behind a page, without a number in between', ['02-a.md', '03-b.md'], 'basic/a', '02-my-topic.md', 2.5],
    ['into a gap', ['02-a.md', '05-b.md'], 'basic/a', '03-my-topic.md', undefined],
    ['behind the last page', ['02-a.md'], 'basic/a', '03-my-topic.md', undefined],
    ['behind the page of its chapter', ['01-a.md'], 'basic', '00-my-topic.md', 0.5],
  ])('inserts a page %s', async (_, names, after, file, position) => {
    const files = Object.fromEntries(names.map((name) => [`05-basic/${name}`, page()]));
    const root = makeProject(both({ 'index.md': page(), '05-basic/index.md': page(), ...files }));
    const { ok } = await createPage(root, 'basic/my-topic', after);
    expect(ok).toBe(true);
    const text = fs.readFileSync(path.join(root, 'content/en/05-basic', file), 'utf8');
    expect(/^sidebar_position: (.*)$/m.exec(text)?.[1]).toBe(position?.toString());
    const { sidebars, problems } = await loadSite(loadOptions(root));
    expect(problems.filter(({ code }) => code !== 'template-text')).toEqual([]);
    const addresses = flattenSidebar(sidebars['en']).map(({ address }) => address);
    expect(addresses.indexOf('/en/basic/my-topic')).toBe(addresses.indexOf(`/en/${after}`) + 1);
  });

  it.each([
    ['404', 'belongs to the site itself'],
    ['readme', 'no file gives the address "/readme"'],
    ['markdown-page', 'that of src/site/standalone'],
    ['former', 'the alias "/former" is the address of'],
    ['1.0', 'belongs to version 1.0'],
    ['advanced/x', 'there is no chapter "advanced"'],
    ['a', 'the address "/a" is that of content/zh-Hans/01-a.md'],
    ['', 'is not an address'],
    ['../x y', 'begins or ends with a dot'],
  ])('refuses an address that is not free: %s', async (slug, reason) => {
    const root = makeProject({
      ...both({ 'index.md': page(), '01-a.md': withAliases('[/former]') }),
      'content/versions/1.0/en/index.md': page(),
      'src/site/standalone/en/markdown-page.md': page(),
    });
    const { ok, lines } = await createPage(root, slug);
    expect(ok).toBe(false);
    expect(lines[0]).toContain(reason);
    expect(fs.readdirSync(path.join(root, 'content/en'))).toEqual(['01-a.md', 'index.md']);
  });

  it('refuses a place that it cannot give', async () => {
    const files = { '05-basic/01-a.md': page(), '05-basic/01-b.md': page(), '05-basic/c.md': page() };
    const root = makeProject(both({ 'index.md': page(), '05-basic/index.md': page(), ...files }));
    for (const [after, reason] of [
      ['basic/gone', 'there is no page at "/basic/gone" in the chapter'],
      ['basic/a', 'have the same number'],
      ['basic/c', 'has no number'],
    ])
      expect((await createPage(root, 'basic/x', after)).lines[0]).toContain(reason);
  });
});

describe('checkExternalLinks', () => {
  it('names what fails with its places, asks each address once, and gives a host time', async () => {
    const asked: string[] = [];
    const server = http.createServer(({ url = '', method = '' }, response) => {
      asked.push(`${method} ${url}`);
      if (url === '/slow') return;
      const status = { '/fine': 200, '/login': 403, '/head': method === 'HEAD' ? 500 : 200 }[url] ?? 404;
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const link = (address: string, line: number) => ({
      type: 'link' as const,
      href: address.startsWith('/') ? origin + address : address,
      file: 'content/en/a.md',
      line,
    });
    const externalLinks = ['/fine', '/fine#part', '/login', '/head', '/gone', '/slow', 'mailto:a@b.c'].map(
      link,
    );
    const { ok, lines } = await checkExternalLinks([{ externalLinks }], { timeoutMs: 500, atOnce: 2 });
    server.closeAllConnections();
    server.close();
    expect(ok).toBe(false);
    expect(lines[0]).toBe(`content/en/a.md:4: ${origin}/gone answers 404`);
    expect(lines[1]).toMatch(/^content\/en\/a\.md:5: .*\/slow does not answer: /);
    expect(lines[2]).toBe('5 outside addresses, 2 fail');
    expect(asked.filter((entry) => entry.endsWith('/fine'))).toEqual(['HEAD /fine']);
  });
});
