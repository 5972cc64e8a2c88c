import { optimize } from 'svgo';
import { createCanvas, type Canvas } from './canvas';
import { createKit } from './createKit';
import { NARROW_WIDTH } from './legibility';
import { styleFor } from './palette';
import { squeeze } from './squeeze';
import { el, serialize } from './svgNode';
import { tr, type Draw, type Figure, type Locale, type Variant } from './types';

/** Largest size of a figure's file. */
const MAX_BYTES = 12 * 1024;

export interface RenderedFigure {
  svg: string;
  width: number;
  height: number;
  problems: string[];
}

/** The drawing for phones. */
function narrowDraw(figure: Figure): Draw {
  if ('squeeze' in figure) return squeeze(figure.draw, figure.width, figure.squeeze);
  return figure.narrow === true ? figure.draw : figure.narrow;
}

const SCHEMATIC = tr('示意图，界面以实际版本为准', 'Schematic; labels in your version may differ');
const NOTE_HEIGHT = 24;

/** Says below a figure that it is a drawing; returns how high the figure is then. */
function addSchematicNote(canvas: Canvas, height: number): number {
  const size = canvas.textSize(12);
  const className = size === 14 ? 'muted' : `t${size} muted`;
  canvas.add(el('text', { class: className, x: 4, y: height + NOTE_HEIGHT - 8 }, canvas.t(SCHEMATIC)));
  return height + NOTE_HEIGHT;
}

/** Draws a figure in one language and makes its file small; the same input always gives the same text. */
export function renderFigure(figure: Figure, locale: Locale, variant: Variant = 'wide'): RenderedFigure {
  const { name, title, desc } = figure;
  const narrow = variant === 'narrow';
  const width = narrow ? NARROW_WIDTH : figure.width;
  const canvas = createCanvas(locale, width, narrow ? Infinity : (figure.height ?? Infinity), figure.column);
  const draw = narrow ? narrowDraw(figure) : figure.draw;
  draw(locale, createKit(canvas));
  const drawn = Number.isFinite(canvas.height) ? canvas.height : Math.ceil(canvas.bottom() + 4);
  const height = figure.schematic ? addSchematicNote(canvas, drawn) : drawn;
  const body = canvas.nodes.map(serialize).join('');
  const style = styleFor(body, locale);
  const head = [
    serialize(el('title', { id: `${name}-title` }, title[locale])),
    serialize(el('desc', { id: `${name}-desc` }, desc[locale])),
    `<style>${style}</style>`,
  ].join('');
  const source =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-labelledby="${name}-title ${name}-desc"` +
    `${figure.column === undefined || narrow ? '' : ` data-column="${figure.column}"`}>${head}${body}</svg>`;

  const { data } = optimize(source, {
    multipass: true,
    floatPrecision: 1,
    js2svg: { eol: 'lf', finalNewline: true },
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            removeDesc: false,
            cleanupIds: false,
            minifyStyles: false,
            inlineStyles: false,
            removeUnknownsAndDefaults: { keepRoleAttr: true },
          },
        },
      },
    ],
  });
  const bytes = Buffer.byteLength(data);
  const tooBig =
    bytes > MAX_BYTES ? [`file has ${bytes} bytes, at most ${MAX_BYTES} are allowed: draw less`] : [];
  return { svg: data, width, height, problems: [...canvas.problems, ...tooBig] };
}
