/**
 * Changes: Gatsby looks for queries only in pages, templates and files that name what queries.
 * Why: on every build, it parses with Babel each file of `src/` and of its plugins that contains "config" or "Head".
 * Written for: gatsby 5.16.1. Anchor: `parseFile` of the class in `gatsby/dist/query/file-parser`; a missing one throws.
 * Remove: delete this file and its lines in `index.ts` and `rspackRules.ts`.
 */
import { readFileSync } from 'node:fs';
import { stamped } from '@idmp/files';
import { PAGE } from '../settings/siteFiles';
import { requireFromGatsby } from './gatsbyModule';

interface FileParser {
  parseFile?: (file: string, addError: unknown) => Promise<unknown>;
}

/** Gatsby copies its own and its plugins'. */
const CACHE = /[\\/]\.cache[\\/]/;
const MODULE = /['"]gatsby(?:-plugin-image)?['"]/;
const QUERY = /\b(?:graphql|useStaticQuery|StaticQuery|StaticImage)\b/;

/** Parses only files that may have queries. */
export function parseQueriesOnly(parser = parserOfGatsby()): void {
  const { parseFile } = parser;
  if (!parseFile) throw new Error("Gatsby's query parser has changed; see pageQueries.ts.");
  parser.parseFile = async function parseQueries(file, addError) {
    const mayQuery = PAGE.test(file) || CACHE.test(file) || queriesData(file);
    return mayQuery ? parseFile.call(this, file, addError) : null;
  };
}

/** Whether a file names what queries data or has pictures made; one may be deleted while `npm run develop` runs. */
export const queriesData = (file: string): boolean =>
  stamped('queries', file, () => {
    try {
      const text = readFileSync(file, 'utf8');
      return MODULE.test(text) && QUERY.test(text);
    } catch {
      return false;
    }
  });

const parserOfGatsby = (): FileParser =>
  (requireFromGatsby('./dist/query/file-parser') as { default: { prototype: FileParser } }).default.prototype;
