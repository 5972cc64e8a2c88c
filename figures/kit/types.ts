import type { Kit } from './createKit';

export type Locale = 'zh-Hans' | 'en';

export const LOCALES: readonly Locale[] = ['zh-Hans', 'en'];

/** A text in both languages. */
export type Localized = Readonly<Record<Locale, string>>;

/** A text that is the same in both languages, or one of each. */
export type Label = string | Localized;

export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

/** The colours a shape may take; the names are those of the palette. */
export type Tone = 'neutral' | 'brand' | 'cyan' | 'amber' | 'yellow' | 'red' | 'violet' | 'green';

export type Draw = (locale: Locale, kit: Kit) => void;

/** The two drawings of a figure. */
export const VARIANTS = ['wide', 'narrow'] as const;

export type Variant = (typeof VARIANTS)[number];

/**
 * One figure, drawn once for each language, and once more for phones: `<name>-narrow.svg`, 328 wide, as high as what is drawn.
 * `narrow` draws that by itself, or is `true` where `draw` asks `kit.narrow`. `squeeze` brings the wide drawing closer
 * together from side to side and this many times further apart from top to bottom.
 */
export type Figure = FigureBase & ({ narrow: Draw | true } | { squeeze: number });

export interface FigureBase {
  /** File name without extension, in kebab-case; unique in its chapter. */
  name: string;
  /** Folder below `content/<locale>/` whose `images/` receives the file. */
  chapter: string;
  width: number;
  /** Left out: as high as what is drawn. */
  height?: number;
  title: Localized;
  desc: Localized;
  /** Says below it that it is a drawing: the first figure of a page that shows a screen of the product. */
  schematic?: true;
  /** Texts that overlap are what the figure shows, so the preview does not report them. */
  overlaps?: boolean;
  draw: Draw;
  /** Width in which a 1280 px window shows it, where that is not the column of an article. */
  column?: number;
}

/**
 * Joins the two languages of a text.
 * @example tr('元素', 'Element')
 */
export function tr(zhHans: string, en: string): Localized {
  return { 'zh-Hans': zhHans, en };
}
