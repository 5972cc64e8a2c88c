import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => path.join('src', file));
const read = (pattern: RegExp): string[] =>
  files.filter((file) => pattern.test(file)).map((file) => readFileSync(file, 'utf8'));

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const styles = read(/\.css$/);

/** Names of custom properties that a pattern finds in texts. */
const names = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(({ 1: name = '' }) => name)));

const defined = (texts: readonly string[]): Set<string> => names(texts, /(?<=[\s{;])(--[\w-]+)\s*:/g);

/** Declarations of the block that a selector opens. */
function declarationsOf(selector: string): string[] {
  const block = tokens.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return block.split(';').map((line) => line.trim().replace(/\s+/g, ' '));
}

describe('custom properties of the style sheets', () => {
  it('has the same dark values with and without scripts', () => {
    const dark = declarationsOf("html[data-theme='dark']");
    expect(dark.length).toBeGreaterThan(10);
    expect(declarationsOf('html:not([data-theme])')).toEqual(dark);
  });

  it('gives every dark value a light one', () => {
    const namesOf = (selector: string): string[] =>
      declarationsOf(selector).map((line) => line.split(':')[0] ?? '');
    const light = namesOf(':root');
    expect(namesOf("html[data-theme='dark']").filter((name) => !light.includes(name))).toEqual([]);
  });

  it('defines what is used and uses what is defined', () => {
    const VAR = /var\(\s*(--[\w-]+)/g;
    // The colours of code stand in the pages themselves.
    const used = [...names(styles, VAR)].filter((name) => !name.startsWith('--code-'));
    expect(used.filter((name) => !defined(styles).has(name))).toEqual([]);
    const usedAnywhere = names([...styles, ...read(/\.tsx?$/)], VAR);
    expect([...defined(styles)].filter((name) => !usedAnywhere.has(name))).toEqual([]);
  });
});
