import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Gatsby's reader of queries; it gives null for a file that holds none. */
interface FileParserModule {
  default: {
    prototype: {
      parseFile: (this: object, file: string, addError: (error: object) => void) => Promise<object | null>;
    };
  };
}

/** Where pages stand: only their exports (`Head`, `config`) mean anything to Gatsby. */
const PAGE_FOLDERS = ['src/pages/', 'src/templates/'];

/** Can a file hold a query or the exports of a page? */
export async function concernsGatsby(file: string): Promise<boolean> {
  const name = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
  if (PAGE_FOLDERS.some((folder) => name.startsWith(folder))) return true;
  return (await fs.readFile(file, 'utf8')).includes('graphql');
}

/**
 * Keeps Gatsby's parser away from files that neither query nor are pages: it takes every file with the word `config`,
 * `Slice` or `Head` for a candidate, and so parses most of the sources in each build. There is no setting for it.
 */
export function parseQueryFilesOnly(): void {
  const load = createRequire(path.resolve('package.json'));
  const { prototype } = (load('gatsby/dist/query/file-parser') as FileParserModule).default;
  const parse = prototype.parseFile;
  prototype.parseFile = async function parseFile(file, addError) {
    return (await concernsGatsby(file)) ? parse.call(this, file, addError) : null;
  };
}
