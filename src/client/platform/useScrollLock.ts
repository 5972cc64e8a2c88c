import { useEffect } from 'react';

let holders = 0;
let restore: () => void = () => undefined;

/** Keeps the page from scrolling until the returned function is called; locks are counted. */
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
  // Keeps the width of the scroll bar, so that nothing shifts sideways.
  if (scrollbarPx > 0) style.paddingInlineEnd = `${scrollbarPx}px`;
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** Keeps the page from scrolling while active. */
export function useScrollLock(active: boolean): void {
  useEffect(() => (active ? lockScroll() : undefined), [active]);
}
