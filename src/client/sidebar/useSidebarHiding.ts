import { useEffect } from 'react';

/** Lets the desktop sidebar be hidden and brought back; the two buttons live in its static HTML. */
export function useSidebarHiding(showLabel: string): void {
  useEffect(() => {
    const sidebar = document.getElementById('idmp-sidebar');
    const hide = sidebar?.querySelector<HTMLElement>('[data-sidebar-toggle]');
    if (!sidebar || !hide) return;
    const show = document.createElement('button');
    show.type = 'button';
    show.className = 'icon-button';
    show.dataset['sidebarShow'] = '';
    show.textContent = '»';
    show.setAttribute('aria-label', showLabel);
    show.title = showLabel;
    const { dataset } = document.documentElement;
    const onHide = () => {
      dataset['sidebar'] = 'hidden';
      sidebar.prepend(show);
      show.focus();
    };
    const onShow = () => {
      delete dataset['sidebar'];
      show.remove();
      hide.focus();
    };
    hide.addEventListener('click', onHide);
    show.addEventListener('click', onShow);
    return () => {
      hide.removeEventListener('click', onHide);
      show.removeEventListener('click', onShow);
    };
  }, [showLabel]);
}
