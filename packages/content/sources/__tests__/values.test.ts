import { releaseOf } from '../../../../src/settings/site';
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
} from '../../__tests__/project';
import { fillValues, readValues, VALUES_FILE, valuesFor } from '../values';

afterAll(removeProjects);

const VALUES = JSON.stringify([
  { name: 'VERSION', value: '1.0.6.2', versions: { '1.0.5': '1.0.5.9' } },
  { name: 'SDK', value: '3.1', component: 'SdkVersion' },
]);
const tree = (text: string, files: Files = {}): Files => ({
  ...both({ 'index.md': page(text) }),
  [VALUES_FILE]: VALUES,
  ...files,
});
const htmlOf = async (text: string): Promise<string> => pageAt(await siteOf(tree(text)), '/').html;

describe('values', () => {
  it('are filled in text, code, links, attributes and the front matter', async () => {
    const text =
      'See {{VERSION}}, `v{{VERSION}}`, [a](https://a.example/{{VERSION}}).\n\n```bash\ntar {{SDK}}.gz\n```\n';
    const { pages } = await siteOf(tree('', both({ 'index.md': page(text, 'Release {{VERSION}}') })));
    const { html, title } = pageAt({ pages }, '/');
    expect(title).toBe('Release 1.0.6.2');
    expect(html).toContain('See 1.0.6.2, <code>v1.0.6.2</code>, <a href="https://a.example/1.0.6.2">');
    expect(html).toContain('3.1.gz');
    expect(html).not.toContain('{{');
  });

  it('are filled in partials, and where a component of the former site showed them', async () => {
    const text =
      "import SdkVersion from '/src/components/SdkVersion';\nimport P from './_p.md';\n\n<code>v<SdkVersion />.gz</code>\n\n<P />\n";
    const files = tree('', both({ 'index.md': page(text), '_p.md': 'Part {{VERSION}}.\n' }));
    const site = await siteOf(files);
    expect(pageAt(site, '/').html).toMatch(/v3\.1\.gz[^]*Part 1\.0\.6\.2\./);
    expect(site.problems).toEqual([]);
  });

  it('replace a component as they are, in linear time', () => {
    const values = [{ name: 'A', value: '$&$1', component: 'Abc' }];
    const shown = fillValues(
      'content/en/a.md',
      `import${'\n'.repeat(100_000)}<Abc />`,
      values,
      releaseOf,
    ).text;
    expect(shown).toMatch(/^import\n+\$&\$1$/);
  });

  it('are shown as signs behind a backslash, in text and code', async () => {
    const html = await htmlOf('a \\{{NAME}} b `\\{{NAME}}`\n\n```text\n\\{{NAME}}\n```\n');
    expect(html.match(/\{\{NAME\}\}/g)).toHaveLength(3);
    expect(html).not.toContain('\\{');
  });

  it('that nobody fills are errors with file and line, and nothing else is reported', async () => {
    const text = 'a {{VERSIN}}\n\n```bash\nls {{OTHER}}\n```\n';
    const file = 'content/en/index.md';
    expect(await linesOf(tree('', { [file]: page(text), 'content/house-rules.json': '[]' }))).toEqual([
      `${file}:5: nobody fills "{{VERSIN}}", did you mean "{{VERSION}}"?`,
      `${file}:8: nobody fills "{{OTHER}}", add { "name": "OTHER", "value": "…" } to content/values.json, or write \\{{OTHER}} for the signs themselves`,
    ]);
    const partial = both({ 'index.md': page("import P from './_p.md';\n\n<P />\n"), '_p.md': '{{NONE}}\n' });
    const lines = await linesOf(tree('', partial));
    expect(lines).toEqual([
      expect.stringMatching(
        /^content\/zh-Hans\/_p\.md:1: nobody fills "\{\{NONE\}\}", here and elsewhere \(1 more\), add/,
      ),
    ]);
  });

  it('are those of the version that a document belongs to', () => {
    const { entries } = readValues(makeProject({ [VALUES_FILE]: VALUES }));
    const textIn = (folder: string): string =>
      fillValues(`content/${folder}/en/a.md`, '{{VERSION}} {{SDK}}', entries, releaseOf).text;
    expect(textIn('versions/1.0.5')).toBe('1.0.5.9 3.1');
    expect(textIn('versions/1.0.4')).toBe('1.0.6.2 3.1');
  });

  it('are kept for a version that is cut', () => {
    const root = makeProject({ [VALUES_FILE]: VALUES });
    const kept = valuesFor(root, '1.0.6') ?? '';
    writeFiles(root, { [VALUES_FILE]: kept });
    const { entries, problems } = readValues(root);
    expect(problems).toEqual([]);
    expect(entries.map(({ versions }) => versions?.['1.0.6'])).toEqual(['1.0.6.2', '3.1']);
    expect(entries[0]?.versions?.['1.0.5']).toBe('1.0.5.9');
    expect(kept.split('\n')).toHaveLength(5);
  });

  it.each([
    ['{ "name": "version", "value": "1" }', 'is not in capitals'],
    ['{ "name": "A", "value": "a\\nb" }', 'has several lines'],
    ['{ "name": "A", "value": "1", "versions": { "next": "2" } }', 'versions'],
  ])('of another form are named: %s', async (entry, reason) => {
    const [line, ...others] = await linesOf(tree('', { [VALUES_FILE]: `[\n${entry}\n]` }));
    expect(line).toContain('content/values.json:2: entry 1 of the list is malformed');
    expect(line).toContain(reason);
    expect(others).toEqual([]);
  });
});
