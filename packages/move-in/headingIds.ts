import GithubSlugger from 'github-slugger';
import { mapOutsideFences, parseMarkdown, splitFrontmatter, textOf } from '@idmp/markdown';

interface WrittenHeading {
  level: number;
  id: string;
  isExplicit: boolean;
}

const HEADING = /^( {0,3}(#{1,6})[ \t]+)(\S.*)$/;
const CLOSING = /[ \t]#+$/;
const EXPLICIT = /\{#([^{}]+)\}$/;

/**
 * Two languages of a page with the ids of the first, so that a switch of language keeps the section. The ids that the
 * second had stay as anchors. Pages with other headings stay as they are.
 */
export function withSharedIds(
  first: string,
  second: string,
  isReserved: (id: string) => boolean,
): [first: string, second: string] {
  try {
    const [own, others] = [headingsOf(first), headingsOf(second)];
    const isPair = own.length === others.length && own.every(({ level }, at) => level === others[at]?.level);
    const ids = own.map(({ id, level }, at) =>
      level === 1 || others[at]?.id === id || isReserved(id) ? undefined : id,
    );
    if (!isPair || others.some(({ isExplicit }, at) => isExplicit && ids[at] !== undefined))
      return [first, second];
    const all = new Set(own.map(({ id }) => id));
    return [
      withIds(
        first,
        (at) => (own[at]?.isExplicit ? undefined : ids[at]),
        () => '',
      ),
      withIds(
        second,
        (at) => ids[at],
        (at) => {
          const { id = '' } = others[at] ?? {};
          return all.has(id) ? '' : ` <a id="${id}"></a>`;
        },
      ),
    ];
  } catch {
    // The check names what cannot be parsed.
    return [first, second];
  }
}

function headingsOf(text: string): WrittenHeading[] {
  const slugger = new GithubSlugger();
  const found: WrittenHeading[] = [];
  mapHeadings(text, (written, signs) => {
    const [, id] = EXPLICIT.exec(written) ?? [];
    const words = textOf(parseMarkdown(`# ${written}`)).trim();
    found.push({ level: signs.length, id: id ?? slugger.slug(words), isExplicit: id !== undefined });
    return written;
  });
  return found;
}

function withIds(
  text: string,
  idOf: (at: number) => string | undefined,
  anchorOf: (at: number) => string,
): string {
  let at = -1;
  return mapHeadings(text, (written) => {
    const id = idOf(++at);
    return id === undefined ? written : `${written}${anchorOf(at)} {#${id}}`;
  });
}

function mapHeadings(text: string, change: (written: string, signs: string) => string): string {
  const start = text.length - splitFrontmatter('', text).body.trimStart().length;
  const mapped = mapOutsideFences(text.slice(start), (line) => {
    const [, before, signs = '', rest = ''] = HEADING.exec(line) ?? [];
    if (before === undefined) return line;
    const written = rest.trimEnd().replace(CLOSING, '').trimEnd();
    return before + change(written, signs) + rest.slice(written.length);
  });
  return text.slice(0, start) + mapped;
}
