/**
 * When a page needs a style sheet: `first` before it is readable, `blocks` too if it contains one of the blocks
 * of `prose.blocks.css`, `later` once it has loaded.
 */
export type SheetKind = 'first' | 'blocks' | 'later';

/**
 * Kind of a style file, in the source or in a build, by its name.
 * @example sheetKind('src/client/footer/Footer.later.module.css') // 'later'
 */
export function sheetKind(file: string): SheetKind {
  const [, kind] = /\.(blocks|later)\.(?:module\.|[0-9a-f]+\.)?css$/.exec(file) ?? [];
  return kind === 'blocks' || kind === 'later' ? kind : 'first';
}
