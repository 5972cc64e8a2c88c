import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPONENT, componentOf } from '../kit/palette';
import { DESKTOP_COLUMN, LEAST_SHOWN, NARROW_WIDTH, PHONE_COLUMN, shownScale } from '../kit/legibility';

const CONTENT = path.resolve(__dirname, '../../content');
const LOCALES = ['zh-Hans', 'en'];

interface Drawing {
  file: string;
  svg: string;
  width: number;
  narrow: boolean;
}

function attribute(svg: string, name: string): number | undefined {
  const value = new RegExp(`<svg[^>]* ${name}="([\\d.]+)"`).exec(svg)?.[1];
  return value === undefined ? undefined : Number(value);
}

/** Sizes that the texts of a drawing really use; 14 is that of a text without a size of its own. */
function textSizes(svg: string): number[] {
  const [, style = '', body = ''] = /<style>([\s\S]*?)<\/style>([\s\S]*)/.exec(svg) ?? [];
  if (!body.includes('<text')) return [];
  return [14, ...[...style.matchAll(/font-size:([\d.]+)px/g)].map(([, size]) => Number(size))];
}

const drawings: Drawing[] = LOCALES.flatMap((locale) =>
  readdirSync(path.join(CONTENT, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])images[\\/].*\.svg$/.test(file))
    .map((file) => {
      const svg = readFileSync(path.join(CONTENT, locale, file), 'utf8');
      const width = attribute(svg, 'width') ?? 0;
      return { file: path.join(locale, file), svg, width, narrow: file.endsWith('-narrow.svg') };
    }),
);

/** Whether a phone shows the drawing: the narrow one, or the wide one that has none. */
function onPhones({ file, narrow }: Drawing): boolean {
  return narrow || !existsSync(path.join(CONTENT, file.replace(/\.svg$/, '-narrow.svg')));
}

function tooSmall(drawing: Drawing, least: number, scale: number): string[] {
  const shown = Math.min(...textSizes(drawing.svg)) * scale;
  return shown + 0.005 < least ? [`${drawing.file}: ${shown.toFixed(1)} px`] : [];
}

describe('drawn figures', () => {
  it('are there', () => {
    expect(drawings.length).toBeGreaterThan(200);
  });

  it(`have no text below ${LEAST_SHOWN.desktop} px in a 1280 px wide window`, () => {
    const faults = drawings
      .filter(({ narrow }) => !narrow)
      .flatMap((drawing) => {
        const column = attribute(drawing.svg, 'data-column') ?? DESKTOP_COLUMN;
        return tooSmall(drawing, LEAST_SHOWN.desktop, shownScale(drawing.width, column));
      });
    expect(faults).toEqual([]);
  });

  it(`have no text below ${LEAST_SHOWN.phone} px on a 360 px wide phone`, () => {
    const faults = drawings
      .filter(onPhones)
      .flatMap((drawing) => tooSmall(drawing, LEAST_SHOWN.phone, shownScale(drawing.width, PHONE_COLUMN)));
    expect(faults).toEqual([]);
  });

  it('are narrow where they are called so, beside a wide one', () => {
    const faults = drawings
      .filter(({ narrow }) => narrow)
      .filter(
        ({ file, width }) =>
          width > NARROW_WIDTH || !existsSync(path.join(CONTENT, file.replace('-narrow.svg', '.svg'))),
      );
    expect(faults.map(({ file }) => file)).toEqual([]);
  });

  it('exist in both languages', () => {
    const [zh, en] = LOCALES.map((locale) =>
      drawings
        .filter(({ file }) => file.startsWith(locale))
        .map(({ file }) => path.relative(locale, file))
        .sort(),
    );
    expect(zh).toEqual(en);
  });

  it('colour every box that names a part of the product alike', () => {
    const faults = drawings.flatMap(({ file, svg }) =>
      [...svg.matchAll(/class="(?:[^"]* )?w-(\w+)[^"]*"[^>]*\/?>\s*<text[^>]*>([^<]+)<\/text>/g)].flatMap(
        ([, tone, title = '']) => {
          const part = componentOf(title);
          return part === undefined || tone === COMPONENT[part] ? [] : [`${file}: "${title}" is ${tone}`];
        },
      ),
    );
    expect(faults).toEqual([]);
  });
});
