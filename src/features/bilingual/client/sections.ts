import { scrollTarget } from '../../../core/page/navigation/scrollTarget';

/** Distance from the top of the viewport at which a section becomes the current one. */
const LINE_PX = 120;
/** Blocks that belong to the page, not to its text. */
const NO_TEXT = 'nav, .task-head, .stale';

/** The title, or a heading with its anchor. */
const HEADING = 'h1, .heading';
/** Class of a block in the other language. */
export const OTHER = 'other';

/** A heading with the blocks below it, up to the next heading. */
export interface Section {
  /** Id of its heading; '' for the page title. */
  id: string;
  blocks: Element[];
}

/** Sections of an article, in the language of its page. */
export function sectionsOf(article: Element): Section[] {
  const sections: Section[] = [];
  for (const block of article.children) {
    if (block.matches(NO_TEXT) || block.classList.contains(OTHER)) continue;
    if (block.matches(HEADING)) sections.push({ id: idOf(block), blocks: [] });
    sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

/** Id of a heading's section; '' for the page title. */
export function idOf(heading: Element): string {
  return heading.matches('h1') ? '' : (heading.firstElementChild?.id ?? '');
}

/** Heading of the current section; the page title above the first one. */
export function headingInView(): HTMLElement | undefined {
  const headings = [
    ...document.querySelectorAll<HTMLElement>('article.prose > h1, article.prose > .heading'),
  ];
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= LINE_PX) ?? headings[0];
}

/** Fragment that leads to the current section in the other language; one that names nothing here is kept. */
export function hashInView(): string {
  const named = scrollTarget(location.hash)?.getBoundingClientRect();
  if (!named && location.hash) return location.hash;
  if (named && named.top < innerHeight && named.bottom > 0) return location.hash;
  const heading = headingInView();
  const id = heading && heading.getBoundingClientRect().top <= LINE_PX ? idOf(heading) : '';
  return id && `#${id}`;
}
