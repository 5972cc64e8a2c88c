import { chapterName, flattenSidebar } from '@idmp/content';
import type { Locale, SidebarEntry } from '@idmp/model';

/** Maximum length of a pack in characters: what language models read at once. */
export const PACK_MAX_CHARS = 50_000;

/** A chapter, or part of a long one, in one file. */
export interface ChapterPack {
  title: string;
  /** Path of the file on the site. */
  file: string;
  text: string;
}

const SEPARATOR = '\n\n';

/** Packs of a language, one per chapter; long ones continue in another file, split at a page or section. */
export function chapterPacks(
  locale: Locale,
  sidebar: readonly SidebarEntry[],
  bodyOf: (address: string) => string,
): ChapterPack[] {
  const chapters = sidebar.filter((entry) => entry.type === 'group');
  return chapters.flatMap((chapter) => {
    const bodies = flattenSidebar([chapter]).map(({ address }) => bodyOf(address).trim());
    const texts = fill(bodies.filter(Boolean).flatMap(shortEnough));
    return texts.map((text, index) => {
      const part = texts.length > 1 ? ` (${index + 1}/${texts.length})` : '';
      const file = `/packs/${locale}/${chapterName(chapter)}${index > 0 ? `-${index + 1}` : ''}.md`;
      return { title: chapter.label + part, file, text: `${text}\n` };
    });
  });
}

/** Joins pieces up to the maximum length. */
function fill(pieces: readonly string[], separator = SEPARATOR): string[] {
  const texts: string[] = [];
  for (const piece of pieces) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + separator.length + piece.length < PACK_MAX_CHARS)
      texts[texts.length - 1] = last + separator + piece;
    else texts.push(piece);
  }
  return texts;
}

/** Splits a page that is too long for a pack, before sections or else between lines. */
function shortEnough(body: string): string[] {
  if (body.length < PACK_MAX_CHARS) return [body];
  const sections = fill(body.split(/\n\n(?=## )/));
  return sections.flatMap((section) => {
    if (section.length < PACK_MAX_CHARS) return [section];
    return fill(section.match(new RegExp(`.{1,${PACK_MAX_CHARS / 2}}\n?|\n`, 'gu')) ?? [], '');
  });
}
