import { optimize } from 'svgo';
import { createCanvas } from './canvas';
import { createKit } from './createKit';
import { styleFor } from './palette';
import { el, serialize } from './svgNode';
import type { Figure, Locale } from './types';

/** Largest size of a figure's file. */
const MAX_BYTES = 12 * 1024;

export interface RenderedFigure {
  svg: string;
  problems: string[];
}

/** Draws a figure in one language and makes its file small; the same input always gives the same text. */
export function renderFigure(figure: Figure, locale: Locale): RenderedFigure {
  const { name, width, height, title, desc } = figure;
  const canvas = createCanvas(locale, width, height);
  figure.draw(locale, createKit(canvas));
  const body = canvas.nodes.map(serialize).join('');
  const head = [
    serialize(el('title', { id: `${name}-title` }, title[locale])),
    serialize(el('desc', { id: `${name}-desc` }, desc[locale])),
    `<style>${styleFor(body)}</style>`,
  ].join('');
  const source =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-labelledby="${name}-title ${name}-desc">${head}${body}</svg>`;

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
  return { svg: data, problems: [...canvas.problems, ...tooBig] };
}
