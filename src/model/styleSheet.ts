/** Style sheets that only pages with certain blocks need: `prose.blocks.css`, `prose.windows.css` for the playground … */
export const BLOCK_SHEETS = ['blocks', 'windows', 'landing'] as const;

export type BlockSheet = (typeof BLOCK_SHEETS)[number];

/** When a page needs a style sheet: `first` before it is readable, the ones of its blocks too, `later` once it has loaded. */
export type SheetKind = 'first' | BlockSheet | 'later';

/**
 * Kind of a style file, in the source or in a build, by its name.
 * @example sheetKind('src/client/footer/Footer.later.module.css') // 'later'
 */
export function sheetKind(file: string): SheetKind {
  const [, name] = /\.([a-z]+)\.(?:module\.|[0-9a-f]+\.)?css$/.exec(file) ?? [];
  return [...BLOCK_SHEETS, 'later' as const].find((kind) => kind === name) ?? 'first';
}
