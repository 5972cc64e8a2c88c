import { useEffect, useState } from 'react';
import { onEvent } from '../platform/events';

/** At scroll offsets below this, the navbar is always shown. */
const TOP_PX = 64;

/** Whether scrolling from one offset to another hides the navbar. */
function isScrollDown(from: number, to: number): boolean {
  return to > from && to > TOP_PX;
}

/** Jumps to a fragment scroll as well; for this long, scrolling up doesn't show the bar again. */
const JUMP_MS = 400;

/**
 * Whether the navbar is hidden: after scrolling down, after following an in-page link, or while an overlay is open.
 * Scrolling up and navigation show it again; at the top of the page only an overlay hides it.
 */
export function useHideOnScroll(path: string): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let away = location.hash !== '';
    let held = false;
    let last = scrollY;
    let jumpUntil = location.hash ? performance.now() + JUMP_MS : 0;
    // At the top the bar covers nothing, and no scrolling up could bring it back.
    const update = () => setHidden((away && scrollY > 0) || held);
    const onScroll = () => {
      const jumping = performance.now() < jumpUntil;
      if (!jumping && scrollY !== last) away = isScrollDown(last, scrollY);
      last = scrollY;
      update();
    };
    const hide = () => {
      jumpUntil = performance.now() + JUMP_MS;
      away = true;
      update();
    };
    const hold = (on: boolean) => () => {
      held = on;
      update();
    };
    update();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('hashchange', hide);
    const stops = [
      onEvent('site:hide-navbar', hide),
      onEvent('site:hold-navbar', hold(true)),
      onEvent('site:release-navbar', hold(false)),
    ];
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('hashchange', hide);
      stops.forEach((stop) => stop());
    };
  }, [path]);

  return hidden;
}
