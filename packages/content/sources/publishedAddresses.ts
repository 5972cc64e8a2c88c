import { CONTENT_DIR, readTextFile } from '@idmp/files';

/** File with the addresses of all pages ever published, without language, one per line. */
export const PUBLISHED_FILE = `${CONTENT_DIR}/addresses.txt`;

/** A line of the file. */
export interface PublishedLine {
  line: number;
  /** As it is written, such as `/intro`. */
  written: string;
}

/** Reads the addresses of all pages ever published; undefined if not recorded. */
export function readPublished(root: string): PublishedLine[] | undefined {
  const text = readTextFile(root, PUBLISHED_FILE);
  return text === undefined ? undefined : linesOf(text).filter(({ written }) => !written.startsWith('#'));
}

/** The list with the address of a new page. */
export function withAddress(text: string, slug: string): string {
  const known = linesOf(text).map(({ written }) => written);
  if (known.includes(`/${slug}`)) return text;
  return `${[...known, `/${slug}`].sort().join('\n')}\n`;
}

const linesOf = (text: string): PublishedLine[] =>
  text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line, index) => ({ line: index + 1, written: line.trim() }))
    .filter(({ written }) => written !== '');
