/**
 * When a style sheet loads: `first` before the first paint, `later` after loading, any other before the first paint of
 * pages with the blocks that it is named after: `prose.tabs.css` where there are tabs.
 */
export type SheetKind = string;

/**
 * Kind of a source or built style sheet, by file name.
 * @example sheetKind('src/page/footer/Footer.later.module.css') // 'later'
 */
export function sheetKind(file: string): SheetKind {
  const [, kind = 'first'] = /\.([a-z]+)\.(?:module\.|[0-9a-f]+\.)?css$/.exec(file) ?? [];
  return kind === 'module' ? 'first' : kind;
}
