import { reachablePartials, resolvePartial } from '../partials';
import { compile, htmlOf, htmlOfTree, problemsOf } from './compile';

const include = (name = 'P', file = './_p.md') => `import ${name} from '${file}';\n\n<${name} />\n`;

describe('partials', () => {
  it('are inlined where they are included, even repeatedly', async () => {
    const partials = { 'content/en/_p.md': '**Shared** text.' };
    expect(await htmlOf(`Before\n\n${include()}\n<P />\n\nAfter`, { partials })).toBe(
      '<p>Before</p>\n<p><strong>Shared</strong> text.</p>\n<p><strong>Shared</strong> text.</p>\n<p>After</p>',
    );
  });

  it('have local headings, tabs, references and footnotes', async () => {
    const partials = {
      'content/en/_p.md': '## Inner {#inner}\n\nSee [x] and[^1].\n\n[x]: ./x.md\n\n[^1]: Note.\n',
    };
    const document = await compile(`Text[^1]\n\n${include()}\n[^1]: Own.`, { partials });
    expect(document.headings.map(({ id }) => id)).toEqual(['inner']);
    expect(document.partials).toEqual(['content/en/_p.md']);
    const place = { type: 'link', href: './x.md', file: 'content/en/_p.md', line: 3 };
    expect(JSON.stringify(document.tree)).toContain(JSON.stringify({ addresses: { href: place } }));
    expect(htmlOfTree(document.tree)).toMatch(/Own\.[\s\S]*Note\./);
  });

  it('drop their front matter and take texts', async () => {
    const partials = { 'content/en/_p.md': '---\nid: x\n---\nInstall {props.name} {props.version}.' };
    expect(await htmlOf('import P from \'./_p.md\'\n\n<P name="IDMP" version={2} />', { partials })).toBe(
      '<p>Install IDMP 2.</p>',
    );
    expect(await problemsOf('import P from \'./_p.md\'\n\n<P name="IDMP" />', { partials })).toEqual([]);
  });

  it('may be included inside a list item', async () => {
    const html = await htmlOf("import P from './_p.md'\n\n1. One\n   <P />\n2. Two", {
      partials: { 'content/en/_p.md': 'Shared' },
    });
    expect(html.replace(/\n/g, '')).toBe('<ol><li><p>One</p><p>Shared</p></li><li><p>Two</p></li></ol>');
  });

  it('name their faults with their own file and line', async () => {
    const partials = { 'content/en/_p.md': 'Text\n\n{a b}\n' };
    expect((await problemsOf(include(), { partials }))[0]).toMatch(
      /^content\/en\/_p\.md:3: the text cannot be parsed/,
    );
  });

  it('that multiply are stopped', async () => {
    const partials = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `content/en/_p${index}.md`,
        `import N from './_p${index + 1}.md'\n\n<N />\n\n<N />`,
      ]),
    );
    const problems = await problemsOf(include('P', './_p0.md'), { partials });
    expect(problems.filter((line) => line.includes('includes more than 200 files'))).toHaveLength(1);
  });
});

describe('resolvePartial', () => {
  it('resolves relative to the file, and the former site’s own form', () => {
    expect(resolvePartial('content/en/a/b.md', '../_x.md', 'en')).toBe('content/en/_x.md');
    expect(resolvePartial('content/en/a/b.md', '@site/docs/a/_x.md', 'en')).toBe('content/en/a/_x.md');
    expect(resolvePartial('content/zh-Hans/b.md', '/a/_x.md', 'zh-Hans')).toBe('content/zh-Hans/a/_x.md');
  });
});

describe('reachablePartials', () => {
  it('finds all that a page can include, directly or not, and survives cycles', () => {
    const texts: Record<string, string> = {
      'content/en/_a.md': "import B from './_b.mdx';",
      'content/en/_b.mdx': 'import A from "./_a.md"\nimport X from "./_missing.md"',
      'content/en/_c.md': '',
    };
    const found = reachablePartials(
      'content/en/x.md',
      "# T\n\nimport A from './_a.md'",
      'en',
      (file) => texts[file],
    );
    expect(Object.keys(found)).toEqual(['content/en/_a.md', 'content/en/_b.mdx']);
  });
});
