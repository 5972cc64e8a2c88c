import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
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
