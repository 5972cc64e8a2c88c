import { fetchDocument } from '../platform/fetchDocument';

/** Room below the current entry; the button there may cover the end of the list. */
const END_ROOM_PX = 56;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Collapses or expands a chapter, animated unless the reader prefers reduced motion. */
function setOpen(details: HTMLDetailsElement, open: boolean): void {
  const list = details.querySelector(':scope > ul');
  if (details.open === open || !(list instanceof HTMLElement)) return;
  if (open) details.open = true;
  if (matchMedia(REDUCED_MOTION).matches || !list.animate) {
    details.open = open;
    return;
  }
  const full = list.scrollHeight;
  const heights = open ? ['0px', `${full}px`] : [`${full}px`, '0px'];
  const motion = list.animate(
    { height: heights, overflow: ['hidden', 'hidden'] },
    { duration: collapseDuration(full), easing: 'ease-in-out' },
  );
  motion.onfinish = () => {
    if (!open) details.open = false;
  };
}

function closeSiblings(details: HTMLDetailsElement): void {
  const siblings =
    details.closest('ul')?.querySelectorAll<HTMLDetailsElement>(':scope > li > details[open]') ?? [];
  for (const sibling of siblings) if (sibling !== details) setOpen(sibling, false);
}

/** Animates chapters and keeps one open at a time; returns a cleanup function. */
export function enhanceSidebar(sidebar: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement)) return;
    event.preventDefault();
    const open = !details.open;
    setOpen(details, open);
    if (open) closeSiblings(details);
  };
  sidebar.addEventListener('click', onClick);
  return () => sidebar.removeEventListener('click', onClick);
}

/**
 * Marks a page as the current one and expands its chapters.
 * Returns false if a shortened tree lacks the page or its children.
 */
export function markActivePage(sidebar: HTMLElement, path: string): boolean {
  const links = [...sidebar.querySelectorAll<HTMLAnchorElement>('li > a')];
  const current = links.find((link) => link.pathname === path);
  for (const link of links) link.removeAttribute('aria-current');
  if (!current) return false;
  current.setAttribute('aria-current', 'page');
  const own = current.parentElement?.querySelector<HTMLDetailsElement>(':scope > details') ?? null;
  if (own) unfold(own);
  for (let at = current.closest('details'); at; at = at.parentElement?.closest('details') ?? null) unfold(at);
  showInList(current);
  return own !== null || current.dataset['folded'] === undefined;
}

/**
 * Scrolls just the tree to bring an entry into view, with as many of its children as there is room for.
 * `scrollIntoView` would also move the sequential focus starting point, and the first Tab on a page would miss the skip
 * link.
 */
export function showInList(entry: HTMLElement): void {
  const list = entry.closest('nav');
  if (!list) return;
  const view = list.getBoundingClientRect();
  const { top } = entry.getBoundingClientRect();
  const bottom = (entry.parentElement ?? entry).getBoundingClientRect().bottom;
  const above = top - view.top;
  const below = bottom - Math.min(view.bottom, innerHeight) + END_ROOM_PX;
  if (above < 0) list.scrollTop += above;
  if (above < 0 || below < 0) return;
  // To the beginning of an entry, as a half one looks broken.
  const starts = [...list.querySelectorAll('a, b')].map((own) => own.getBoundingClientRect().top - view.top);
  list.scrollTop += Math.min(above, ...starts.filter((start) => start >= below));
}

/** Replaces a shortened tree with the one from a page's document. */
export async function refetchSidebar(sidebar: HTMLElement, path: string): Promise<void> {
  const page = await fetchDocument(path);
  if (location.pathname !== path) return;
  const fresh = page?.querySelector('#idmp-sidebar nav');
  if (fresh) sidebar.querySelector('nav')?.replaceWith(fresh);
}

function unfold(details: HTMLDetailsElement): void {
  setOpen(details, true);
  closeSiblings(details);
}

/** Collapse animation duration in milliseconds for a height in pixels; grows sublinearly. */
function collapseDuration(heightPx: number): number {
  if (heightPx <= 0) return 0;
  const steps = heightPx / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
