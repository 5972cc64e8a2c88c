import { useEffect, useState } from 'react';
import { HIDE_NAVBAR_EVENT, HOLD_NAVBAR_EVENT, RELEASE_NAVBAR_EVENT } from '../platform/events';
import { isScrollDown } from './scrollDirection';

/**
 * Whether the navbar is out of sight: after scrolling down, after an in-page link was followed, or when a
 * part of the page asks for it; back on scrolling up and on a new page. Some parts hold it out of sight.
 */
export function useHideOnScroll(path: string): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let away = location.hash !== '';
    let held = false;
    const update = () => setHidden(away || held);
    update();
    let last = scrollY;
    // A jump to a fragment scrolls too, in either direction: it must not bring the bar back.
    let jumpUntil = location.hash ? performance.now() + 400 : 0;
    const onScroll = () => {
      const jumping = performance.now() < jumpUntil;
      if (!jumping && scrollY !== last) away = isScrollDown(last, scrollY);
      last = scrollY;
      update();
    };
    const hide = () => {
      jumpUntil = performance.now() + 400;
      away = true;
      update();
    };
    const hold = () => {
      held = true;
      update();
    };
    const release = () => {
      held = false;
      update();
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('hashchange', hide);
    addEventListener(HIDE_NAVBAR_EVENT, hide);
    addEventListener(HOLD_NAVBAR_EVENT, hold);
    addEventListener(RELEASE_NAVBAR_EVENT, release);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('hashchange', hide);
      removeEventListener(HIDE_NAVBAR_EVENT, hide);
      removeEventListener(HOLD_NAVBAR_EVENT, hold);
      removeEventListener(RELEASE_NAVBAR_EVENT, release);
    };
  }, [path]);

  return hidden;
}
