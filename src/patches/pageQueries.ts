/**
 * Changes: Gatsby looks for queries only in pages and templates; a query anywhere else is an error.
 * Why: on every build, it parses with Babel each file of `src/` and of its plugins that contains "config" or "Head".
 * Written for: gatsby 5.16.1. Anchor: `parseFile` of the class in `gatsby/dist/query/file-parser`; a missing one throws.
 * Remove: delete this file and its line in `index.ts`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { stamped } from '@idmp/files';
import { PAGE } from '../settings/siteFiles';
import { requireFromGatsby } from './gatsbyModule';

/** Reports an error of a file, as Gatsby's parser does. */
type AddError = (error: { filePath: string; context: { sourceMessage: string } }) => void;

interface FileParser {
  parseFile?: (file: string, addError: AddError) => Promise<unknown>;
}

/** Gatsby copies its own and its plugins'. */
const CACHE = /[\\/]\.cache[\\/]/;
const IMPORTED_QUERY =
  /^import\s*\{(?=[^}]*\b(?:graphql|useStaticQuery|StaticQuery)\b)[^}]*\}\s*from\s*['"]gatsby['"]/m;

/** Parses the queries of pages and templates only. */
export function queryPagesOnly(parser = parserOfGatsby()): void {
  const { parseFile } = parser;
  if (!parseFile) throw new Error("Gatsby's query parser has changed; see pageQueries.ts.");
  parser.parseFile = async function parsePage(file, addError) {
    if (PAGE.test(file) || CACHE.test(file)) return parseFile.call(this, file, addError);
    if (!(await stamped('imported query', file, () => importsQuery(file)))) return null;
    const sourceMessage = `${path.relative('', file)} queries data, which only pages and templates can do. Query there and pass the result as props.`;
    addError({ filePath: file, context: { sourceMessage } });
    return null;
  };
}

/** Whether a file imports what queries data; a file may be deleted while `npm run develop` runs. */
const importsQuery = async (file: string): Promise<boolean> =>
  IMPORTED_QUERY.test(await fs.readFile(file, 'utf8').catch(() => ''));

const parserOfGatsby = (): FileParser =>
  (requireFromGatsby('./dist/query/file-parser') as { default: { prototype: FileParser } }).default.prototype;
