import { useEffect } from 'react';

/** Makes the button at the end of the desktop sidebar hide the sidebar and bring it back. */
export function useSidebarHiding(showLabel: string): void {
  useEffect(() => {
    const button = document.querySelector<HTMLElement>('[data-sidebar-toggle]');
    const { dataset } = document.documentElement;
    const onClick = () => {
      const hide = dataset['sidebar'] !== 'hidden';
      if (hide) {
        dataset['sidebar'] = 'hidden';
        button?.setAttribute('aria-label', showLabel);
      } else {
        delete dataset['sidebar'];
        button?.removeAttribute('aria-label');
      }
    };
    button?.addEventListener('click', onClick);
    return () => button?.removeEventListener('click', onClick);
  }, [showLabel]);
}
