import { useEffect } from 'react';

/** Attributes that name the button, as its text is hidden. */
const NAMES = ['aria-label', 'title'];

/** Makes the button of the desktop sidebar hide and show the sidebar. */
export function useSidebarHiding(showLabel: string): void {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('[data-sidebar-toggle]');
    const { dataset } = document.documentElement;
    const onClick = () => {
      const hide = dataset['sidebar'] !== 'hidden';
      if (hide) {
        dataset['sidebar'] = 'hidden';
        for (const name of NAMES) button?.setAttribute(name, showLabel);
      } else {
        delete dataset['sidebar'];
        button?.removeAttribute('aria-label');
        if (button) button.title = button.textContent;
      }
    };
    button?.addEventListener('click', onClick);
    return () => button?.removeEventListener('click', onClick);
  }, [showLabel]);
}
