import { readFileSync } from 'node:fs';
import { FRONTMATTER_FIELDS } from '@idmp/model';
import { markdownExtensions } from '../../../compile/extensions';
import { editorSchemas } from '../editorSchemas';

describe('editorSchemas', () => {
  it('are the files that editors read; "npm run schemas" rewrites them', () => {
    const schemas = Object.entries(editorSchemas());
    expect(schemas).toHaveLength(2);
    for (const [file, text] of schemas)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text));
  });

  it('leave each field of front matter to the guide for writers', () => {
    const [, table = ''] =
      /\n## Front matter\n([^]*?)\n## /.exec(readFileSync('content/README.md', 'utf8')) ?? [];
    const rows = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
      names.replaceAll('`', '').split(', '),
    );
    expect([...rows].sort()).toEqual([...FRONTMATTER_FIELDS].sort());
  });

  it('leave each component to the guide for writers', () => {
    const guide = readFileSync('content/README.md', 'utf8');
    const names = markdownExtensions.all().flatMap(({ components = {} }) => Object.keys(components));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !guide.includes(`<${name}`))).toEqual([]);
  });

  it('are named in the settings of the editor', () => {
    const settings = readFileSync('.vscode/settings.json', 'utf8');
    expect(settings).toContain('./docs/schemas/glossary.json');
    expect(settings).toContain('./docs/schemas/category.json');
  });
});
