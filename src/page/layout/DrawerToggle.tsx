import { useCallback, useEffect, useState } from 'react';
import { MOBILE_MAX_EM } from '../../settings/limits';
import { useScrollLock } from '../platform/useScrollLock';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useMessages } from '../i18n/useMessages';
import * as styles from './DrawerToggle.later.module.css';

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

interface DrawerToggleProps {
  open: boolean;
  navbarHidden: boolean;
  onToggle: () => void;
}

/** Floating menu button on narrow viewports, shown while the navbar is hidden or the footer is in view. */
export function DrawerToggle({ open, navbarHidden, onToggle }: DrawerToggleProps) {
  const t = useMessages();
  const atFooter = useFooterInView();
  const label = t(open ? 'navbar.close' : 'navbar.open');
  const Icon = open ? X : Menu;
  return (
    <button
      type="button"
      className={styles.toggle}
      hidden={!navbarHidden && !atFooter}
      data-drawer-toggle
      aria-label={label}
      aria-expanded={open}
      aria-controls="idmp-sidebar"
      onClick={onToggle}
    >
      <Icon size="1.25rem" aria-hidden />
    </button>
  );
}

function useFooterInView(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const footer = document.getElementById('idmp-footer');
    if (!footer || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(footer);
    return () => observer.disconnect();
  }, []);
  return inView;
}
