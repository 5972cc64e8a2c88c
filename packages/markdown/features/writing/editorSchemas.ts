import { z } from 'zod';
import { categorySchema } from '../../content/readFolders';
import { glossarySchema } from '../../words/glossary';

/** JSON schemas for completion and validation in editors, by file. */
export function editorSchemas(): Record<string, string> {
  const schemas = {
    category: z.toJSONSchema(categorySchema, { target: 'draft-7' }),
    glossary: z.toJSONSchema(glossarySchema, { target: 'draft-7' }),
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `docs/schemas/${name}.json`,
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );
}
