import { loadSite } from '../../../../src/assemble/loadSite';
import {
  both,
  linesOf as allLinesOf,
  makeProject,
  page,
  pageAt,
  removeProjects,
} from '../../__tests__/project';

afterAll(removeProjects);

const FENCE = '```yaml title="application.yml" download="a.en.yml"\na: 1\nb: 2\n```\n';
const tree = (text: string, file: string) => ({
  ...both({ 'index.md': page(text) }),
  'content/downloads/a.en.yml': file,
});

/** Problems of the English page and of no page. */
const linesOf = async (files: ReturnType<typeof tree>): Promise<string[]> =>
  (await allLinesOf(files)).filter((line) => !line.startsWith('content/zh-Hans/'));

describe('downloads', () => {
  it('are published under their own names, with a link beside the code', async () => {
    const root = makeProject(tree(`${FENCE}\n[File](/downloads/a.en.yml)\n`, 'a: 1\nb: 2\n'));
    const site = await loadSite({ root, pathPrefix: '/docs', production: true });
    expect(site.problems).toEqual([]);
    expect(site.assets).toEqual([{ from: 'content/downloads/a.en.yml', to: 'downloads/a.en.yml' }]);
    const { html } = pageAt(site, '/en');
    expect(html).toContain(
      '<div class="code-title"><span>application.yml</span><a href="/docs/downloads/a.en.yml" download="a.yml">',
    );
    expect(html).toContain('<a href="/docs/downloads/a.en.yml" download="a.yml">File</a>');
  });

  it('that differ from the page are named with both lines', async () => {
    expect(await linesOf(tree(FENCE, 'a: 1\nb: 3\n'))).toEqual([
      'content/en/index.md:7: the page says "b: 2", content/downloads/a.en.yml:2 says "b: 3", make the code block and the file the same',
    ]);
    expect(await linesOf(tree(FENCE, 'a: 1\nb: 2\nc: 3\n'))).toEqual([
      'content/en/index.md:7: the page says nothing, content/downloads/a.en.yml:3 says "c: 3", make the code block and the file the same',
    ]);
  });

  it('cannot lead out of their folder', async () => {
    const lines = await linesOf(tree('```yaml download="../glossary.json"\na: 1\n```\n', 'a'));
    expect(lines).toContainEqual(
      expect.stringContaining('content/en/index.md:5: the file "/downloads/../glossary.json" does not exist'),
    );
  });

  it('that are missing or offered nowhere are named', async () => {
    expect(
      await linesOf(tree('[x](/downloads/b.csv)\n\n```yaml download="c.yml"\na: 1\n```\n', 'a')),
    ).toEqual([
      expect.stringContaining('content/en/index.md:5: link to "/downloads/b.csv" is broken'),
      expect.stringContaining('content/en/index.md:7: the file "/downloads/c.yml" does not exist'),
      'content/downloads/a.en.yml:1: warning: no page offers this file, link to it or remove it',
    ]);
  });
});
