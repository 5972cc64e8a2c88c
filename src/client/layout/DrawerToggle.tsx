import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useMessages } from '../i18n/useMessages';
import * as styles from './DrawerToggle.module.css';

interface DrawerToggleProps {
  open: boolean;
  onToggle: () => void;
}

/** The footer's own menu button: fixed, on narrow windows only. */
export function DrawerToggle({ open, onToggle }: DrawerToggleProps) {
  const t = useMessages();
  const Icon = open ? X : Menu;
  return (
    <button
      type="button"
      className={styles.toggle}
      data-early
      data-drawer-toggle
      aria-label={t(open ? 'navbar.close' : 'navbar.open')}
      aria-expanded={open}
      aria-controls="idmp-sidebar"
      onClick={onToggle}
    >
      <Icon size={20} aria-hidden />
    </button>
  );
}
