import { useEffect } from 'react';

let holders = 0;
let restore: () => void = () => undefined;

/** Locks page scrolling until the returned function is called; locks can be nested. */
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
  // Compensate for the scrollbar to avoid a layout shift.
  if (scrollbarPx > 0) style.paddingInlineEnd = `${scrollbarPx}px`;
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}

/** Locks page scrolling while active. */
export function useScrollLock(active: boolean): void {
  useEffect(() => (active ? lockScroll() : undefined), [active]);
}
