import '../scripts/help.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFigures } from './kit/findFigures';
import { renderFigure } from './kit/renderFigure';
import { LOCALES, VARIANTS, type Figure, type Locale, type Variant } from './kit/types';

const CHROMIUM = process.env.CHROMIUM_PATH ?? 'chromium';
const MODES = [
  { name: 'light', ground: '#ffffff' },
  { name: 'dark', ground: '#10141d' },
] as const;

type Mode = (typeof MODES)[number];

/** Leaves one set of colours in a figure, as the site's build does. */
function inMode(svg: string, mode: Mode): string {
  const dark = /@media \(prefers-color-scheme: ?dark\)\{(svg\{[^}]*\})\}/.exec(svg);
  if (dark === null) throw new Error('no dark block in the style sheet');
  return mode.name === 'dark'
    ? svg.replace(/svg\{[^}]*\}/, '').replace(dark[0], dark[1] ?? '')
    : svg.replace(dark[0], '');
}

function cell(figure: Figure, locale: Locale, mode: Mode, variant: Variant): string {
  const drawing = renderFigure(figure, locale, variant);
  const source = `data:image/svg+xml;base64,${Buffer.from(inMode(drawing.svg, mode)).toString('base64')}`;
  return `<td style="background:${mode.ground};padding:16px;vertical-align:top"><img width="${drawing.width}" height="${drawing.height}" src="${source}"></td>`;
}

/** Page whose script lists texts that overlap or are cut, as the browser measures them. */
function measuringPage(figures: readonly Figure[]): string {
  const drawings = figures
    .filter(({ overlaps }) => overlaps !== true)
    .flatMap((figure) =>
      LOCALES.flatMap((locale) =>
        VARIANTS.map(
          (variant) =>
            `<div data-name="${locale} ${figure.chapter}/${figure.name} ${variant}">${renderFigure(figure, locale, variant).svg}</div>`,
        ),
      ),
    );
  const script = `
    const found = []
    for (const holder of document.querySelectorAll('div[data-name]')) {
      const svg = holder.querySelector('svg')
      const edge = svg.getBoundingClientRect()
      const texts = [...svg.querySelectorAll('text:not([transform*=rotate])')].map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() })).filter(({ text }) => text.trim() !== '')
      const frames = [...svg.querySelectorAll('rect[stroke], rect[class*="s-"]')].map((rect) => rect.getBoundingClientRect())
      texts.forEach((one, index) => {
        const { left, right, top, bottom } = one.box
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const around = frames.filter((frame) => frame.left < x && x < frame.right && frame.top < y && y < frame.bottom && frame.width > 30 && frame.height > 14)
        if (around.some((frame) => left < frame.left || right > frame.right)) found.push(holder.dataset.name + ': leaves its box "' + one.text + '"')
        if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 4 || bottom > edge.bottom + 4) found.push(holder.dataset.name + ': cut "' + one.text + '"')
        for (const other of texts.slice(index + 1)) {
          const wide = Math.min(right, other.box.right) - Math.max(left, other.box.left)
          const high = Math.min(bottom, other.box.bottom) - Math.max(top, other.box.top)
          if (wide > 2 && high > 6) found.push(holder.dataset.name + ': overlap "' + one.text + '" and "' + other.text + '"')
        }
      })
    }
    document.body.innerHTML = '<pre>' + found.join('\\n').replaceAll('<', '&lt;') + '</pre>'`;
  return `<!doctype html><meta charset="utf-8"><body>${drawings.join('')}<script>${script}</script>`;
}

function chromium(...args: string[]): string {
  return execFileSync(
    CHROMIUM,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--virtual-time-budget=4000',
      ...args,
    ],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
}

/** Makes one PNG per figure – languages below each other, light beside dark – and names texts that collide. */
async function makeSheets(wanted: readonly string[]): Promise<void> {
  const figures = (await findFigures()).filter(
    ({ name, chapter }) =>
      wanted.length === 0 ||
      wanted.some((word) => name.startsWith(word) || `${chapter}/${name}`.startsWith(word)),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'));
  for (const figure of figures) {
    const rows = LOCALES.map(
      (locale) =>
        `<tr>${VARIANTS.flatMap((variant) => MODES.map((mode) => cell(figure, locale, mode, variant))).join('')}</tr>`,
    );
    const sizes = VARIANTS.map((variant) => renderFigure(figure, 'en', variant));
    const width = sizes.reduce((sum, size) => sum + 2 * (size.width + 36), 0);
    const height = 2 * (Math.max(...sizes.map((size) => size.height)) + 40);
    const page = path.join(folder, `${figure.name}.html`);
    const picture = path.join(folder, `${figure.name}.png`);
    writeFileSync(
      page,
      `<!doctype html><meta charset="utf-8"><body style="margin:0"><table cellspacing="0">${rows.join('')}</table>`,
    );
    chromium(`--screenshot=${picture}`, `--window-size=${width},${height}`, page);
    console.log(picture);
  }
  const page = path.join(folder, 'texts.html');
  writeFileSync(page, measuringPage(figures));
  const [, faults = ''] =
    /<pre>([\s\S]*?)<\/pre>/.exec(chromium('--dump-dom', '--window-size=1200,800', page)) ?? [];
  console.log(faults.trim() === '' ? 'no texts overlap or are cut' : faults);
}

await makeSheets(process.argv.slice(2));
