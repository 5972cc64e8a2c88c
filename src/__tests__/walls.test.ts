import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Folders that are seen as one: features are walled as a whole, the parts of the page one by one. */
function roomOf(file: string): string {
  const [first = '', second = '', third = ''] = path.posix.dirname(file).split('/').slice(1);
  if (first === 'core' && second === 'page') return `core/page/${third}`;
  if (first === 'core' || first === 'features') return [first, second].filter(Boolean).join('/');
  return first;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'));
const known = new Set(sources);

/** Files of `src` that a file imports, in any way. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(file), fileName);
    return ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((name) => known.has(name)) ?? [];
  });
}

const arrows = new Map<string, Set<string>>();
const crossings: string[] = [];
for (const file of sources)
  for (const target of importsOf(file)) {
    const [from, to] = [roomOf(file), roomOf(target)];
    if (from === to) continue;
    arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    const isData = from === 'core/site' && to === 'site';
    const leavesCore = from.startsWith('core/') && !to.startsWith('core/') && !isData;
    const leavesFeature = from.startsWith('features/') && !to.startsWith('core/');
    if (leavesCore || leavesFeature) crossings.push(`${file} imports ${target}`);
  }

describe('the folders of src', () => {
  it('import files, so that the other tests are about something', () => {
    expect(arrows.get('features/search')).toContain('core/model');
    expect(arrows.get('core/gatsby')).toContain('core/assemble');
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

  it('import no feature into the core, and no feature into another', () => {
    expect(crossings).toEqual([]);
  });
});
