import { useCallback, useEffect, useState } from 'react';
import { MOBILE_MAX_EM } from '../../settings/limits';
import { useScrollLock } from '../platform/useScrollLock';

/**
 * State of the navigation drawer. It closes on Escape, link clicks, clicks outside, navigation and wide viewports, and
 * restores focus to its opener.
 */
export function useDrawer(address: string): { open: boolean; toggle: () => void } {
  /** Path of the page on which it was opened, so that navigation closes it. */
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === address;
  const toggle = useCallback(() => setOpenOn((was) => (was === address ? undefined : address)), [address]);
  useScrollLock(open);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenOn(undefined);
    const opener = document.activeElement;
    const sidebar = document.getElementById('idmp-sidebar');
    sidebar?.querySelector<HTMLElement>('[data-drawer-close]')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onClick = ({ target }: MouseEvent) => {
      const beside = target === sidebar?.parentElement;
      if (beside || (target instanceof Element && target.closest('a[href], [data-drawer-close]'))) close();
    };
    const wide = matchMedia(`(min-width: ${MOBILE_MAX_EM + 0.01}em)`);
    document.addEventListener('keydown', onKey);
    sidebar?.parentElement?.addEventListener('click', onClick);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      sidebar?.parentElement?.removeEventListener('click', onClick);
      wide.removeEventListener('change', close);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [open]);

  return { open, toggle };
}
