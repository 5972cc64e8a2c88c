import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { heapFault, placeFault } from '../buildPlace.mjs';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'place-'));
afterAll(() => fs.rmSync(base, { recursive: true }));

const folder = (name: string): string => {
  const made = path.join(base, name);
  fs.mkdirSync(made);
  return made;
};

describe('placeFault', () => {
  it.each(['plain', 'with space', '文档', 'a%20b', 'a"b', 'a(b)'])('accepts the folder %s', (name) => {
    expect(placeFault(folder(name))).toBeUndefined();
  });

  it.each(["a'b", 'a#b', 'a!b', 'a[x]b'])('names the character of %s', (name) => {
    expect(placeFault(folder(name))).toMatch(
      /^The path .* holds ['#![], which Gatsby cannot read: move the project\.$/,
    );
  });

  it('reports a full disk in one sentence', () => {
    const full = { bavail: 10, bsize: 1_000_000 };
    expect(placeFault(folder('full'), () => full)).toMatch(
      /^Only 10 MB are free in .*, and a build needs 100/,
    );
  });
});

describe('heapFault', () => {
  it('reports a small heap in one sentence, and accepts the default of Node', () => {
    expect(heapFault(260_000_000)).toMatch(
      /^Node may use 260 MB of memory, and a build needs \d+: set .*\.$/,
    );
    expect(heapFault()).toBeUndefined();
  });
});
