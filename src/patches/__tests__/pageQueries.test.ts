import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { queryPagesOnly } from '../pageQueries';

const QUERY = "import { Link, graphql } from 'gatsby';\n\nexport const query = graphql`{ site { id } }`;\n";
const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-queries-'));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Parser = Required<Parameters<typeof queryPagesOnly>>[0];

/** Parses a file as Gatsby would with the patch. */
async function parse(name: string, text?: string) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  if (text !== undefined) writeFileSync(file, text);
  const errors: string[] = [];
  const parser: Parser = { parseFile: () => Promise.resolve('parsed') };
  queryPagesOnly(parser);
  const addError = ({ context }: { context: { sourceMessage: string } }) =>
    errors.push(context.sourceMessage);
  const parsed = await parser.parseFile?.(file, addError);
  return { parsed, errors };
}

describe('queryPagesOnly', () => {
  it.each(['src/pages/404.tsx', 'src/templates/doc.tsx', '.cache/dev-404-page.js'])(
    'parses %s',
    async (name) => {
      expect(await parse(name, QUERY)).toEqual({ parsed: 'parsed', errors: [] });
    },
  );

  it.each([
    [
      'text that only mentions queries',
      "// useStaticQuery from 'gatsby'\nexport const config = 'graphql`';\n",
    ],
    ['another import of Gatsby', "import { Link } from 'gatsby';\nimport { graphql } from 'msw';\n"],
    ['a file that was just deleted', undefined],
  ])('skips %s', async (_what, text) => {
    expect(await parse('src/page/Part.tsx', text)).toEqual({ parsed: null, errors: [] });
  });

  it.each([QUERY, "import {\n  useStaticQuery,\n} from 'gatsby';\n"])(
    'refuses a query elsewhere, with the file: %j',
    async (text) => {
      const { parsed, errors } = await parse('src/page/Part.tsx', text);
      expect(parsed).toBeNull();
      expect(errors).toEqual([
        `${path.relative('', folder)}/src/page/Part.tsx queries data, which only pages and templates can do. Query there and pass the result as props.`,
      ]);
    },
  );

  it('reads an unchanged file once in development', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, gatsby_executing_command: 'develop' });
    const name = 'src/page/Unchanged.tsx';
    await parse(name, QUERY);
    const minuteAgo = new Date(Date.now() - 60_000);
    utimesSync(path.join(folder, name), minuteAgo, minuteAgo);
    await parse(name);
    const read = jest.spyOn(fs, 'readFile');
    expect((await parse(name)).errors).toHaveLength(1);
    expect(read).not.toHaveBeenCalled();
  });

  it('throws if Gatsby parses otherwise', () => {
    expect(() => queryPagesOnly({})).toThrow('see pageQueries.ts');
  });
});
