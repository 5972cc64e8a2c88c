import { useEffect, useState } from 'react';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useMessages } from '../i18n/useMessages';
import * as styles from './DrawerToggle.later.module.css';

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
