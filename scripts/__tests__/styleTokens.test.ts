import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => path.join('src', file));
const read = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(file)).map((file) => readFileSync(file, 'utf8'));

const tokens = read(/styles\/tokens[.\w]*\.css$/);
const styles = read(/\.css$/);

/** Names of custom properties that a pattern finds in texts. */
const names = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(({ 1: name = '' }) => name)));

const defined = (texts: readonly string[]): Set<string> => names(texts, /(?<=[\s{;])(--[\w-]+)\s*:/g);

/** Declarations of the blocks that a selector opens; one in each file. */
function declarationsOf(selector: string): string[] {
  const blocks = tokens.map((text) => `\n${text}`.split(new RegExp(`(?<=^|\\n) *${selector} {`))[1] ?? '');
  return blocks
    .flatMap((block) =>
      (block.split('}')[0] ?? '').split(';').map((line) => line.trim().replace(/\s+/g, ' ')),
    )
    .filter(Boolean)
    .sort();
}

describe('custom properties of the style sheets', () => {
  it('has the same dark values with and without scripts', () => {
    const dark = declarationsOf(String.raw`html\[data-theme='dark'\]`);
    expect(dark.length).toBeGreaterThan(10);
    expect(declarationsOf(String.raw`html:not\(\[data-theme\]\)`)).toEqual(dark);
  });

  it('has a light value for every dark one', () => {
    const namesOf = (selector: string): string[] =>
      declarationsOf(selector).map((line) => line.split(':')[0] ?? '');
    const light = namesOf(':root');
    expect(namesOf(String.raw`html\[data-theme='dark'\]`).filter((name) => !light.includes(name))).toEqual(
      [],
    );
  });

  it('defines all properties in use, and uses all defined ones', () => {
    const VAR = /var\(\s*(--[\w-]+)/g;
    // The colors of code are in the pages themselves.
    const used = [...names(styles, VAR)].filter((name) => !name.startsWith('--code-'));
    expect(used.filter((name) => !defined(styles).has(name))).toEqual([]);
    const usedAnywhere = names([...styles, ...read(/\.tsx?$/)], VAR);
    expect([...defined(styles)].filter((name) => !usedAnywhere.has(name))).toEqual([]);
  });
});
