import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from './types';

/** Folder of the figure sources. */
export const FIGURES_DIR = path.resolve(import.meta.dirname, '..');

function isFigure(value: unknown): value is Figure {
  return typeof value === 'object' && value !== null && 'draw' in value && 'chapter' in value;
}

/** All figures that the modules of the chapters export, one by one or in lists, ordered by chapter and name. */
export async function findFigures(): Promise<Figure[]> {
  const files = readdirSync(FIGURES_DIR, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && file.includes(path.sep) && !/^(kit|node_modules)[\\/]|__tests__/.test(file),
    )
    .sort();
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(FIGURES_DIR, file)).href)),
  );
  const figures = modules
    .flatMap((module: object) => Object.values(module).flat() as unknown[])
    .filter(isFigure);
  const unique = [...new Set(figures)];
  const key = ({ chapter, name }: Figure) => `${chapter}/${name}`;
  const twice = unique.filter(
    (figure, index) => unique.findIndex((other) => key(other) === key(figure)) !== index,
  );
  if (twice.length > 0) throw new Error(`two figures with one name: ${twice.map(key).join(', ')}`);
  return unique.sort((a, b) => key(a).localeCompare(key(b), 'en'));
}
