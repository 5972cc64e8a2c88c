import { scrollTarget } from '../../../page/navigation/scrollPlaces';
import { idOf } from '../../../page/navigation/sections';

/** Distance from the top of the viewport at which a section becomes the current one. */
const LINE_PX = 120;
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
