import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIGURES_DIR, findFigures } from './kit/findFigures';
import { renderFigure, variantsOf } from './kit/renderFigure';
import { LOCALES } from './kit/types';

/** Draws all figures, or those whose name or `chapter/name` begins with an argument, into the content folders. */
async function drawFigures(wanted: readonly string[]): Promise<void> {
  const figures = (await findFigures()).filter(
    ({ name, chapter }) =>
      wanted.length === 0 ||
      wanted.some((word) => name.startsWith(word) || `${chapter}/${name}`.startsWith(word)),
  );
  if (figures.length === 0) throw new Error(`no figure is called ${wanted.join(' or ')}`);

  const problems: string[] = [];
  for (const figure of figures) {
    for (const locale of LOCALES) {
      for (const variant of variantsOf(figure)) {
        const name = variant === 'narrow' ? `${figure.name}-narrow` : figure.name;
        const file = path.join('content', locale, figure.chapter, 'images', `${name}.svg`);
        const target = path.resolve(FIGURES_DIR, '..', file);
        const { svg, problems: found } = renderFigure(figure, locale, variant);
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, svg);
        console.log(`${file}  ${(Buffer.byteLength(svg) / 1024).toFixed(1)} KB`);
        problems.push(...found.map((problem) => `${file}: ${problem}`));
      }
    }
  }
  if (problems.length > 0) {
    console.error(`\n${problems.join('\n')}`);
    process.exitCode = 1;
  }
}

await drawFigures(process.argv.slice(2));
