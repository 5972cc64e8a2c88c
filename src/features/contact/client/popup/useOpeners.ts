import { useEffect, useRef } from 'react';
import { isPopupSource, type PopupSource } from '../../model/contactForm';

interface OpenerHandlers {
  onOpen: (source: PopupSource) => void;
  /** An opener is hovered or focused. */
  onIntent: () => void;
}

const OPENER = '[data-popup]';

function openerOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(OPENER) : null;
}

/** Whether a click opens a new tab or window. */
function isModified({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/** Listens for events on openers: elements with `data-popup` anywhere on the page, including static HTML. */
export function useOpeners(handlers: OpenerHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const opener = openerOf(event);
      const source = opener?.dataset['popup'];
      if (!opener || !isPopupSource(source) || isModified(event)) return;
      event.preventDefault();
      // Safari doesn't focus clicked buttons; the popup restores focus to the opener when it closes.
      opener.focus({ preventScroll: true });
      // Scripts that load later, such as that of the QR cards, learn that the popup was opened from here.
      opener.toggleAttribute('data-used', true);
      latest.current.onOpen(source);
    };
    const onIntent = (event: Event): void => {
      if (openerOf(event)) latest.current.onIntent();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, []);
}
