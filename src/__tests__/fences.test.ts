import { DIALECT } from '../assemble/dialect';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSources } from '@idmp/content';
import { fenceFaults } from './fenceFaults';

/** Milliseconds; reading all pages and asking the shell takes long on a busy machine. */
const ALL_PAGES = 60_000;

describe('code blocks of the documentation', () => {
  it(
    'parse in the language they are written in',
    async () => {
      const sources = await readSources(process.cwd(), DIALECT.site);
      const faults = sources.flatMap(({ file, raw }) => fenceFaults(raw).map((fault) => `${file}:${fault}`));
      expect(sources).not.toHaveLength(0);
      expect(faults).toEqual([]);
    },
    ALL_PAGES,
  );
});

describe('fenceFaults', () => {
  it('reports line, language and fault of each broken block', async () => {
    const raw = await readFile(path.join(__dirname, 'fixtures', 'faultyFences.txt'), 'utf8');
    // the shell's own words differ from version to version
    const faults = fenceFaults(raw).map((fault) => fault.replace(/(?<=: bash: ).*/, '…'));
    expect(faults).toMatchInlineSnapshot(`
     [
       "13: bash: …",
       "18: bash: …",
       "28: ini: "[servers" cannot be read",
       "48: sql: parentheses do not match",
       "52: sql: a quote is not closed",
       "56: sql: the last statement has no semicolon",
       "60: sql: unknown statement "PICK current FROM meters"",
     ]
    `);
  });
});
