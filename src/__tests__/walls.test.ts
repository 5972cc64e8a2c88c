import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders that are seen as one: packages and features are walled as a whole, the parts of the page one by one. */
function roomOf(file: string): string {
  const [root, first = '', second = ''] = path.posix.dirname(file).split('/');
  if (root === 'packages') return `@idmp/${first}`;
  return first === 'page' || first === 'features' ? [first, second].filter(Boolean).join('/') : first;
}

const sources = ['packages', 'src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  )
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes('__tests__'));
const known = new Set(sources);

/** Rooms that a file imports from, in any way. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (fileName.startsWith('@idmp/')) return fileName;
    if (!fileName.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), fileName);
    const found = ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((name) => known.has(name));
    return found ? roomOf(found) : [];
  });
}

const arrows = new Map<string, Set<string>>();
for (const file of sources)
  for (const to of importsOf(file)) {
    const from = roomOf(file);
    if (from === to) continue;
    arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }

describe('the folders of src and packages', () => {
  it('import files, so that the other tests are about something', () => {
    expect(arrows.get('features/search')).toContain('@idmp/model');
    expect(arrows.get('gatsby')).toContain('build');
  });

  it('have no pair that imports each other', () => {
    const pairs = [...arrows].flatMap(([from, targets]) =>
      [...targets].filter((to) => from < to && arrows.get(to)?.has(from)).map((to) => `${from} ⇄ ${to}`),
    );
    expect(pairs).toEqual([]);
  });

  it('have no longer circle either', () => {
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (room: string, above: readonly string[]): void => {
      if (above.includes(room)) circles.push([...above.slice(above.indexOf(room)), room].join(' → '));
      if (done.has(room) || above.includes(room)) return;
      for (const next of arrows.get(room) ?? []) visit(next, [...above, room]);
      done.add(room);
    };
    for (const room of arrows.keys()) visit(room, []);
    expect(circles).toEqual([]);
  });
});
