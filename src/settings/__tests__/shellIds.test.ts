import fs from 'node:fs';
import path from 'node:path';
import { isShellId } from '../shellIds';

/** Literal ids in the code that runs around an article. */
function idsInCode(): string[] {
  const files = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:page|features.[\w-]+.client)\W.*\.tsx?$/.test(file))
    .filter((file) => !file.includes('__tests__'));
  const written =
    /\bid="([\w-]+)"|getElementById\('([\w-]+)'\)|[' ]#((?:idmp|gatsby|__)[\w-]+)|_ID = '([\w-]+)'/g;
  return files.flatMap((file) =>
    [...fs.readFileSync(path.join('src', file), 'utf8').matchAll(written)].map(
      ([, ...ids]) => ids.find(Boolean) ?? '',
    ),
  );
}

describe('isShellId', () => {
  it('knows every id that the code around an article uses', () => {
    const ids = idsInCode();
    expect(ids).toEqual(expect.arrayContaining(['idmp-page', 'idmp-first-page', 'base-banner']));
    expect(ids.filter((id) => !isShellId(id))).toEqual([]);
  });

  it('leaves other names to writers, also those that begin with the name of the product', () => {
    for (const id of ['idmp-server', 'page', 'gatsby', 'top']) expect(isShellId(id)).toBe(false);
  });
});
