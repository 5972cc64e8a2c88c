import { useEffect } from 'react';
import { sendEvent } from '../platform/events';
import { goTo } from './goTo';
import { linkAction } from './address';
import { prefetchPage, prefetchVisible } from './prefetch';

/** Whether to leave the link to the browser: new tab, download, other language. */
function isBrowsersOwn(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    link.dataset['reload'] !== undefined
  );
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * Handles clicks on internal links anywhere in the document with client-side navigation, and prefetches pages when
 * their links are hovered.
 */
export function useLinks(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (!link || isBrowsersOwn(event, link)) return;
      const action = linkAction(link, location, __PATH_PREFIX__);
      if (action.type === 'jump') sendEvent('site:hide-navbar');
      if (action.type !== 'page') return;
      event.preventDefault();
      void goTo(action.address);
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event.target);
      const action =
        link && link.dataset['reload'] === undefined && linkAction(link, location, __PATH_PREFIX__);
      if (action && action.type === 'page') prefetchPage(action.address);
    };
    document.addEventListener('click', onClick);
    for (const name of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(name, onIntent, { passive: true });
    const stop = prefetchVisible();
    return () => {
      document.removeEventListener('click', onClick);
      for (const name of ['pointerover', 'focusin', 'touchstart'])
        document.removeEventListener(name, onIntent);
      stop();
    };
  }, []);
}
