import { readFileSync } from 'node:fs';
import { FRONTMATTER_FIELDS } from '@idmp/model';
import { editorSchemas } from '../editorSchemas';

describe('editorSchemas', () => {
  it('are the files that editors read; "npm run schemas" rewrites them', () => {
    const schemas = Object.entries(editorSchemas());
    expect(schemas).toHaveLength(3);
    for (const [file, text] of schemas)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(text));
  });

  it('stand in the guide for writers, with what each means', () => {
    const [, table = ''] =
      /\n## Front matter\n([^]*?)\n## /.exec(readFileSync('content/README.md', 'utf8')) ?? [];
    const rows = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) =>
      names.replaceAll('`', '').split(', '),
    );
    expect([...rows].sort()).toEqual([...FRONTMATTER_FIELDS].sort());
  });

  it('are named in the settings of the editor', () => {
    const settings = readFileSync('.vscode/settings.json', 'utf8');
    expect(settings).toContain('./docs/schemas/glossary.json');
    expect(settings).toContain('./docs/schemas/category.json');
  });
});
