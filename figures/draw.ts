import '../scripts/help.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIGURES_DIR, findFigures } from './kit/findFigures';
import { renderFigure } from './kit/renderFigure';
import { LOCALES, VARIANTS, type Figure } from './kit/types';

const ROOT = path.resolve(FIGURES_DIR, '..');

interface Drawing {
  /** File below the project's folder. */
  file: string;
  svg: string;
  problems: string[];
}

/** Draws a figure in both languages, each for wide windows and for phones. */
function drawingsOf(figure: Figure): Drawing[] {
  return LOCALES.flatMap((locale) =>
    VARIANTS.map((variant) => {
      const name = variant === 'narrow' ? `${figure.name}-narrow` : figure.name;
      const file = path.join('content', locale, figure.chapter, 'images', `${name}.svg`);
      const { svg, problems } = renderFigure(figure, locale, variant);
      return { file, svg, problems: problems.map((problem) => `${file}: ${problem}`) };
    }),
  );
}

function write({ file, svg }: Drawing): void {
  const target = path.join(ROOT, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, svg);
  console.log(`${file}  ${(Buffer.byteLength(svg) / 1024).toFixed(1)} KB`);
}

/** Reports a file that isn't what its script draws. */
function compare({ file, svg }: Drawing): string[] {
  const target = path.join(ROOT, file);
  if (existsSync(target) && readFileSync(target, 'utf8') === svg) return [];
  return [`${file}: differs from what figures/ draws: run npm run figures and commit the file`];
}

/**
 * Draws all figures, or those whose name or `chapter/name` begins with an argument, into the content folders.
 * With `--check` it writes nothing and compares the files that are there.
 */
async function drawFigures(args: readonly string[]): Promise<void> {
  const check = args.includes('--check');
  const wanted = args.filter((arg) => arg !== '--check');
  const figures = (await findFigures()).filter(
    ({ name, chapter }) =>
      wanted.length === 0 ||
      wanted.some((word) => name.startsWith(word) || `${chapter}/${name}`.startsWith(word)),
  );
  if (figures.length === 0) throw new Error(`no figure is called ${wanted.join(' or ')}`);

  const drawings = figures.flatMap(drawingsOf);
  if (!check) drawings.forEach(write);
  const problems = drawings.flatMap((drawing) => [...drawing.problems, ...(check ? compare(drawing) : [])]);
  if (problems.length > 0) {
    console.error(`\n${problems.join('\n')}`);
    process.exitCode = 1;
  } else if (check) console.log(`${drawings.length} drawings are up to date`);
}

await drawFigures(process.argv.slice(2));
