import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseQueriesOnly } from '../pageQueries';

const QUERY = "import { Link, graphql } from 'gatsby';\n\nexport const query = graphql`{ site { id } }`;\n";
const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-queries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What Gatsby's parser returns for a file with the patch. */
async function parse(name: string, text?: string): Promise<unknown> {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  if (text !== undefined) writeFileSync(file, text);
  const parser = { parseFile: () => Promise.resolve('parsed') };
  parseQueriesOnly(parser);
  return (parser.parseFile as (file: string, addError: unknown) => Promise<unknown>)(file, undefined);
}

describe('parseQueriesOnly', () => {
  it.each([
    ['src/pages/404.tsx', ''],
    ['.cache/dev-404-page.js', ''],
    ['src/components/Title.tsx', QUERY],
    ['src/components/Hook.tsx', "import {\n  useStaticQuery,\n} from 'gatsby';\n"],
    ['node_modules/a/fragments.js', 'const { graphql } = require("gatsby");\n'],
    ['src/components/Photo.tsx', "import { StaticImage } from 'gatsby-plugin-image';\n"],
  ])('parses %s', async (name, text) => {
    expect(await parse(name, text)).toBe('parsed');
  });

  it.each([
    ['text about queries', "// graphql with useStaticQuery\nexport const config = 'graphql`';\n"],
    ['another import of Gatsby', "import { Link } from 'gatsby';\n"],
    ['a file that was just deleted', undefined],
  ])('skips %s', async (_what, text) => {
    expect(await parse('src/page/Part.tsx', text)).toBeNull();
  });

  it('throws if Gatsby parses otherwise', () => {
    expect(() => parseQueriesOnly({})).toThrow('see pageQueries.ts');
  });
});
