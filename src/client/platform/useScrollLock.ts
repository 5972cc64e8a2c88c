import { useEffect } from 'react';

let holders = 0;
let restore: () => void = () => undefined;

/** Keep the page from scrolling until the returned function is called; holders are counted. */
export function lockScroll(): () => void {
  if (holders === 0) restore = freezeBody();
  holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) restore();
  };
}

function freezeBody(): () => void {
  const { style } = document.body;
  const { overflow, paddingInlineEnd } = style;
  const scrollbarPx = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  // The room of the scroll bar stays, so that nothing moves sideways.
  if (scrollbarPx > 0) style.paddingInlineEnd = `${scrollbarPx}px`;
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** Keep the page from scrolling while active. */
export function useScrollLock(active: boolean): void {
  useEffect(() => (active ? lockScroll() : undefined), [active]);
}
