const HEADING = '.heading, h1';
/** Distance from the top of the window at which a section is the current one. */
const LINE_PX = 120;

/** Heading blocks of an article, its title first. */
export function headingsOf(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('article.prose :is(h1, .heading)')];
}

/** Id of the section below a heading; '' for the top of the page. */
export function idOf(heading: Element): string {
  return heading.matches('h1') ? '' : (heading.firstElementChild?.id ?? '');
}

/** The heading block of a section in a document. */
export function headingOf(page: ParentNode, id: string): HTMLElement | undefined {
  return headingsOf(page).find((heading) => idOf(heading) === id);
}

/** What stands between a heading and the next one, the heading included. */
export function contentOf(heading: Element): Element[] {
  const content = [heading];
  for (let next = heading.nextElementSibling; next && !next.matches(HEADING); next = next.nextElementSibling)
    content.push(next);
  return content;
}

/** The heading whose section is in view; the title above the first one. */
export function headingInView(): HTMLElement | undefined {
  const headings = headingsOf(document);
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= LINE_PX) ?? headings[0];
}

/** Fragment under which a page of another language shows what this one shows now. */
export function hashInView(): string {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect();
  if (named && named.top < innerHeight && named.bottom > 0) return location.hash;
  const heading = headingInView();
  const id = heading && heading.getBoundingClientRect().top <= LINE_PX ? idOf(heading) : '';
  return id && `#${id}`;
}
