import { useEffect } from 'react';

/** Attributes that name the button once its text is hidden. */
const NAMES = ['aria-label', 'title'];

/** Makes the button at the end of the desktop sidebar hide and show the sidebar. */
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
        for (const name of NAMES) button?.removeAttribute(name);
      }
    };
    button?.addEventListener('click', onClick);
    return () => button?.removeEventListener('click', onClick);
  }, [showLabel]);
}
