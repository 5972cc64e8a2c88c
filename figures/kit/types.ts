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

/** The two drawings that a figure may have. */
export type Variant = 'wide' | 'narrow';

/** One figure, drawn once for each language. */
export interface Figure {
  /** File name without extension, in kebab-case; unique in its chapter. */
  name: string;
  /** Folder below `content/<locale>/` whose `images/` receives the file. */
  chapter: string;
  width: number;
  /** Left out: as high as what is drawn. */
  height?: number;
  title: Localized;
  desc: Localized;
  /** It shows a screen of the product without the kit's frames and fields, and says that it is a drawing. */
  screen?: true;
  /** Texts that overlap are what the figure shows, so the preview does not report them. */
  overlaps?: boolean;
  draw: Draw;
  /** Draws the phone's variant by itself: side to side closer together, top to bottom this many times further apart. */
  squeeze?: number;
  /** Width in which a 1280 px window shows it, where that is not the column of an article. */
  column?: number;
  /** The drawing for phones: `<name>-narrow.svg`, 328 wide; its height follows from what is drawn. */
  narrow?: Draw;
}

/**
 * Joins the two languages of a text.
 * @example tr('元素', 'Element')
 */
export function tr(zhHans: string, en: string): Localized {
  return { 'zh-Hans': zhHans, en };
}
