import { fetchPage } from '../platform/fetchDocument';
import { decoded } from '@idmp/model';

/** Fetches the section of this site that an address leads to, and those below it; rejects if there is none. */
export async function fetchSections(href: string): Promise<[Section, ...Section[]]> {
  const { origin, pathname, hash } = new URL(href, location.href);
  const article = (await fetchPage(origin + pathname)).querySelector('article.prose');
  const id = decoded(hash.slice(1));
  const sections = article ? sectionsOf(article) : [];
  const [section, ...below] = sections.slice(sections.findIndex((each) => each.id === id));
  if (!section || section.id !== id) throw new Error(href);
  return [section, ...below];
}

/** Blocks that belong to the page, not to its text. */
const NO_TEXT = 'nav, .task-head, .small-note';
/** The title, or a heading with its anchor. */
const HEADING = 'h1, .heading';
/** A question with its answer, marked for search engines. */
const QUESTION = '[typeof="Question"]';

/** Left out of copies: what only makes sense on the page itself. */
const LEFT_OUT = '.anchor, .small-note';

/** A heading with the blocks below it, up to the next heading. */
export interface Section {
  /** Id of its heading; '' for the page title. */
  id: string;
  blocks: Element[];
}

/** Sections of an article. */
export function sectionsOf(article: Element): Section[] {
  const sections: Section[] = [];
  const blocks = [...article.children].flatMap((child) =>
    child.matches(QUESTION) ? [...child.children] : child,
  );
  for (const block of blocks) {
    if (block.matches(NO_TEXT)) continue;
    if (block.matches(HEADING)) sections.push({ id: idOf(block), blocks: [] });
    sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** Id of a heading's section; '' for the page title. */
export function idOf(heading: Element): string {
  return heading.matches('h1') ? '' : (heading.firstElementChild?.id ?? '');
}

/** Copies a block into this document, without what belongs to its own page. */
export function copyBlock(block: Element): Element {
  const copy = document.importNode(block, true);
  for (const part of copy.querySelectorAll(LEFT_OUT)) part.remove();
  const parts = [copy, ...copy.querySelectorAll('*')];
  for (const part of parts) {
    part.removeAttribute('id');
    part.removeAttribute('data-zoom');
    // All panels, one below the other.
    part.toggleAttribute('data-ready', part.hasAttribute('data-tabs'));
  }
  return copy;
}
