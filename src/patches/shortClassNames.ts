/**
 * Changes: css-loader names the classes of CSS modules by numbers instead of hashes.
 * Why: every page contains the names, and hashes compress badly.
 * Written for: css-loader 5 in gatsby 5.16.1. Anchor: the loader's option `modules.localIdentName`; a missing one throws.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { LoaderUse, Rule } from '../types/gatsby';

const SOURCES = 'src';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** CSS modules of the project, in an order that changes only when one is added or renamed. */
export function styleModules(): string[] {
  return fs
    .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.module\.[a-z]+$/.test(file))
    .map((file) => path.resolve(SOURCES, file))
    .sort();
}

/** A number in base 26: a, b, … z, ba, bb, … */
function letters(number: number): string {
  const rest = Math.floor(number / ALPHABET.length);
  return (rest > 0 ? letters(rest) : '') + ALPHABET[number % ALPHABET.length];
}

/** Names classes by file number in lower case and class number in upper case, such as `cB`; those of packages as before. */
export function classNamer(
  files: readonly string[],
): (file: string, className: string) => string | undefined {
  const known = new Map<string, string[]>();
  return (file, className) => {
    const place = files.indexOf(file);
    if (place < 0) return undefined;
    const classes = known.get(file) ?? [];
    known.set(file, classes);
    if (!classes.includes(className)) classes.push(className);
    return letters(place) + letters(classes.indexOf(className)).toUpperCase();
  };
}

type Namer = ReturnType<typeof classNamer>;

function shorten(use: LoaderUse, nameOf: Namer): void {
  const modules = typeof use === 'object' ? use.options?.modules : undefined;
  if (!modules || !('localIdentName' in modules)) return;
  modules.getLocalIdent = ({ resourcePath }, _pattern, className) => nameOf(resourcePath, className);
}

/** Gives the classes of CSS modules short names, the same in the browser and server bundles. */
export function shortenClassNames(rules: readonly Rule[], nameOf: Namer = classNamer(styleModules())): void {
  for (const { use, oneOf } of rules) {
    if (Array.isArray(use)) for (const one of use) shorten(one, nameOf);
    if (oneOf) shortenClassNames(oneOf, nameOf);
  }
}
