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

  it('know every field of the front matter and no other', () => {
    const schema = JSON.parse(editorSchemas()['docs/schemas/frontmatter.json'] ?? '{}') as {
      additionalProperties: boolean;
      properties: object;
    };
    expect(Object.keys(schema.properties)).toEqual(FRONTMATTER_FIELDS);
    expect(schema.additionalProperties).toBe(false);
  });

  it('are named in the settings of the editor', () => {
    const settings = readFileSync('.vscode/settings.json', 'utf8');
    expect(settings).toContain('./docs/schemas/glossary.json');
    expect(settings).toContain('./docs/schemas/category.json');
  });
});
