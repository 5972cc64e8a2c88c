import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const text = readFileSync('docs/architecture.md', 'utf8');
const named = [...text.matchAll(/\b(?:packages|src|scripts)\/[\w/.-]+\w/g)].map(([file]) => file);

/** Modules of the site and its packages, without tests. */
const listSources = (): string[] =>
  ['packages', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/__tests__|^patches/.test(file))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  );

describe('docs/architecture.md', () => {
  it('names files of the project', () => {
    expect(named).not.toEqual([]);
  });

  it.each([...new Set(named)])('%s exists', (file) => {
    expect(existsSync(file)).toBe(true);
  });

  it('lists every cache that the code names, with its owner', () => {
    // Rows of the table, and paragraphs.
    const parts = text.split(/\n(?=\|)|\n\n/);
    const owned = listSources().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['`](\.cache\/[\w/.-]+)'/g)].map(([, cache = '']) => ({
        cache,
        file,
      })),
    );
    expect(owned).not.toEqual([]);
    const isListed = ({ cache, file }: { cache: string; file: string }): boolean =>
      parts.some((part) => part.includes(`\`${cache}\``) && part.includes(file)) ||
      // A file of a folder that is listed.
      parts.some((part) => part.includes(`\`${path.dirname(cache)}\``) && path.dirname(cache) !== '.cache');
    expect(owned.filter((cache) => !isListed(cache))).toEqual([]);
  });

  it('lists no cache that the code no longer names', () => {
    const code = listSources()
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    const listed = [...text.matchAll(/^\| `\.cache\/([\w/.-]+)`/gm)].map(([, cache = '']) => cache);
    expect(listed.filter((cache) => !code.includes(path.basename(cache)))).toEqual([]);
  });
});
