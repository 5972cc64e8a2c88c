/** Style sheets for pages with certain blocks: `prose.blocks.css`, `prose.windows.css` for the playground … */
export const BLOCK_SHEETS = ['blocks', 'tables', 'tabs', 'windows', 'landing'] as const;

export type BlockSheet = (typeof BLOCK_SHEETS)[number];

/** When a style sheet loads: `first` and those of the page's blocks before the first paint, `later` after loading. */
export type SheetKind = 'first' | BlockSheet | 'later';

/**
 * Kind of a source or built style sheet, by file name.
 * @example sheetKind('src/page/footer/Footer.later.module.css') // 'later'
 */
export function sheetKind(file: string): SheetKind {
  const [, name] = /\.([a-z]+)\.(?:module\.|[0-9a-f]+\.)?css$/.exec(file) ?? [];
  return [...BLOCK_SHEETS, 'later' as const].find((kind) => kind === name) ?? 'first';
}
