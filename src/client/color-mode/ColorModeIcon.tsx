import { Monitor, Moon, Sun } from 'lucide-react';
import * as styles from './ColorModeIcon.module.css';

/** All three pictures; the style sheet shows the one of the current choice, so that none flashes. */
export function ColorModeIcon() {
  return (
    <span className={styles.icon} aria-hidden>
      <Sun size={20} />
      <Moon size={20} />
      <Monitor size={20} />
    </span>
  );
}
