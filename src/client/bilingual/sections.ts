import { scrollTarget } from '../navigation/scrollTarget';

const HEADING = '.heading, h1';
/** Distance from the top of the viewport at which a section becomes the current one. */
const LINE_PX = 120;

/** Heading blocks of an article, starting with its title. */
export function headingsOf(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('article.prose :is(h1, .heading)')];
}

/** Id of a heading's section; '' for the page title. */
export function idOf(heading: Element): string {
  return heading.matches('h1') ? '' : (heading.firstElementChild?.id ?? '');
}

/** All elements of a section, including its heading. */
export function contentOf(heading: Element): Element[] {
  const content = [heading];
  for (let next = heading.nextElementSibling; next && !next.matches(HEADING); next = next.nextElementSibling)
    content.push(next);
  return content;
}

/** Heading of the current section; the page title above the first one. */
export function headingInView(): HTMLElement | undefined {
  const headings = headingsOf(document);
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
