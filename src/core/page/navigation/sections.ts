/** Blocks that belong to the page, not to its text. */
const NO_TEXT = 'nav, .task-head, .stale';
/** The title, or a heading with its anchor. */
const HEADING = 'h1, .heading';

/** A heading with the blocks below it, up to the next heading. */
export interface Section {
  /** Id of its heading; '' for the page title. */
  id: string;
  blocks: Element[];
}

/** Sections of an article. */
export function sectionsOf(article: Element): Section[] {
  const sections: Section[] = [];
  for (const block of article.children) {
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
