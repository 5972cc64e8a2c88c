import { decoded } from '@idmp/model';

/** Distance from the top of the viewport at which a section becomes the current one. */
const LINE_PX = 120;

/** Marks the current section in all tables of contents; returns a cleanup function. */
export function markActiveHeading(page: HTMLElement): () => void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const summary = page.querySelector('[data-toc] summary');
  const ids = [...new Set(links.map((link) => decoded(link.hash.slice(1)) ?? ''))];
  const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null);
  if (headings.length === 0) return () => undefined;
  let waiting = false;

  const update = () => {
    waiting = false;
    // Above the first section, its entry says where the text begins.
    const index = Math.max(
      0,
      activeHeading(
        headings.map((heading) => heading.getBoundingClientRect().top),
        LINE_PX,
      ),
    );
    const id = headings[atEnd() ? Math.max(index, lastVisible(headings)) : index]?.id;
    let name = '';
    for (const link of links) {
      if (decoded(link.hash.slice(1)) === id) {
        link.setAttribute('aria-current', 'true');
        name = link.textContent;
      } else link.removeAttribute('aria-current');
    }
    summary?.setAttribute('data-at', name);
  };
  const onScroll = () => {
    if (!waiting) requestAnimationFrame(update);
    waiting = true;
  };
  update();
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onScroll);
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('resize', onScroll);
  };
}

/** Whether the page is scrolled to its end, where short final sections never reach the line. */
function atEnd(): boolean {
  return innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
}

function lastVisible(headings: readonly HTMLElement[]): number {
  return headings.findLastIndex((heading) => heading.getBoundingClientRect().top < innerHeight * 0.75);
}

/**
 * Index of the current section's heading: the last one above a line near the top of the viewport.
 * @param tops distances of the headings from the top of the viewport in pixels, in document order
 */
function activeHeading(tops: readonly number[], linePx: number): number {
  let active = -1;
  tops.forEach((top, index) => {
    if (top <= linePx) active = index;
  });
  return active;
}
