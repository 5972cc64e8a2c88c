import { useCallback, useEffect, useState } from 'react';
import { MOBILE_MAX_PX } from '../../site/limits';
import { useScrollLock } from '../platform/useScrollLock';

/**
 * State of the navigation drawer: Escape, a link, a press beside it and a wide window close it; the focus goes
 * in and back.
 */
export function useDrawer(path: string): { open: boolean; toggle: () => void; close: () => void } {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  useScrollLock(open);

  useEffect(close, [path, close]);

  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const sidebar = document.getElementById('idmp-sidebar');
    sidebar?.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    const onClick = ({ target }: MouseEvent) => {
      const beside = target === sidebar?.parentElement;
      if (beside || (target instanceof Element && target.closest('a[href], [data-drawer-close]')))
        setOpen(false);
    };
    const wide = matchMedia(`(min-width: ${MOBILE_MAX_PX + 1}px)`);
    document.addEventListener('keydown', onKey);
    sidebar?.parentElement?.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      sidebar?.parentElement?.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open, close]);

  return { open, toggle, close };
}
