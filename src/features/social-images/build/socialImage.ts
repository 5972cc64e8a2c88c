import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Node, Renderer } from '@takumi-rs/core';
import type { Locale } from '@idmp/model';
import { PRODUCT_NAME, SITE } from '../../../settings/site';
import { readFontFaces } from './fontFaces';

/** What an image shows. */
export interface SocialImage {
  title: string;
  locale: Locale;
}

/** Files that the design depends on, besides its code. */
export const TOKENS = 'src/page/styles/tokens.css';
export const ICON = 'static/favicon.svg';

const WIDTH = 1200;
const HEIGHT = 630;
const PADDING = 64;
const LINE_HEIGHT = 1.25;
const TITLE_HEIGHT = 360;
const TITLE_SIZES = [84, 68, 54, 44, 36] as const;
/** Share of a line that its words fill. */
const FILL = 0.85;
/** Width of Latin letters relative to Han characters, in bold. */
const LATIN_WIDTH = 0.58;
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

const COLUMN: Style = { position: 'relative', width: '100%', padding: PADDING, flexDirection: 'column' };
const TITLE: Style = {
  width: '100%',
  fontWeight: 700,
  lineHeight: LINE_HEIGHT,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
};

/** Draws the images of link previews (Open Graph). */
export class SocialImageDrawer {
  private constructor(
    private readonly renderer: Renderer,
    private readonly color: (name: string) => string,
    private readonly icon: string,
  ) {}

  static async create(): Promise<SocialImageDrawer> {
    const renderer = createRenderer();
    for (const { file, ranges } of await readFontFaces())
      await renderer.registerFont({ name: 'Noto', data: await fs.readFile(file), unicodeRange: ranges });
    const tokens = await fs.readFile(TOKENS, 'utf8');
    const color = (name: string): string => new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)?.[1] ?? '';
    return new SocialImageDrawer(renderer, color, await fs.readFile(ICON, 'utf8'));
  }

  /** Draws an image as PNG. */
  draw({ title, locale }: SocialImage): Promise<Uint8Array> {
    const images = (['primary', 'primary-soft'] as const).map((name) => ({
      src: name,
      data: Buffer.from(this.icon.replace(/stroke="[^"]*"/, `stroke="${this.color(name)}"`)),
    }));
    const options = { width: WIDTH, height: HEIGHT, format: 'png', images } as const;
    return this.renderer.render(this.layout(title, locale), options);
  }

  private layout(title: string, locale: Locale): Node {
    const size = titleSize(title);
    return box({ width: WIDTH, height: HEIGHT, backgroundColor: this.color('bg'), fontFamily: 'Noto' }, [
      image('primary-soft', 520, { position: 'absolute', right: -60, bottom: -100 }),
      box({ ...COLUMN, color: this.color('text') }, [
        box({ alignItems: 'center', gap: 20 }, [
          image('primary', 64, {}),
          text(PRODUCT_NAME, { fontSize: 34, fontWeight: 600 }),
        ]),
        box({ flexGrow: 1, alignItems: 'center' }, [
          text(title, { ...TITLE, fontSize: size, lineClamp: linesAt(size) }),
        ]),
        text(SITE[locale].title, { fontSize: 28, color: this.color('muted') }),
      ]),
    ]);
  }
}

/** Loads the native library, which some platforms lack; only builds that have images to draw need it. */
function createRenderer(): Renderer {
  const load = createRequire(path.resolve('package.json'));
  try {
    const { Renderer } = load('@takumi-rs/core') as { Renderer: new () => Renderer };
    return new Renderer();
  } catch (cause) {
    throw new Error('Preview images cannot be drawn: @takumi-rs/core failed to load. Run "npm ci".', {
      cause,
    });
  }
}

type Style = NonNullable<Node['style']>;

const box = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});
const text = (content: string, style: Style): Node => ({ type: 'text', text: content, style });
const image = (src: string, size: number, style: Style): Node => ({
  type: 'image',
  src,
  style: { width: size, height: size, ...style },
});

const linesAt = (size: number): number => Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT));

/** Largest size in pixels at which a title fits; longer ones than any size can show are cut. */
function titleSize(title: string): number {
  const units = [...title].reduce((sum, sign) => sum + (HAN.test(sign) ? 1 : LATIN_WIDTH), 0);
  const fits = (size: number): boolean => units * size <= linesAt(size) * (WIDTH - 2 * PADDING) * FILL;
  return TITLE_SIZES.find(fits) ?? TITLE_SIZES[TITLE_SIZES.length - 1] ?? 0;
}
