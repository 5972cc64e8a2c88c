import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useMessages } from '../i18n/useMessages';
import { useColorMode } from './useColorMode';
import * as styles from './ColorModeToggle.module.css';

/** Button that cycles through the color modes. */
export function ColorModeToggle() {
  const t = useMessages();
  const { choice, toggle } = useColorMode();
  const label = t('colorMode.toggle', { mode: t(`colorMode.${choice}`) });
  return (
    <button
      type="button"
      className="icon-button"
      data-early
      onClick={toggle}
      aria-label={label}
      title={label}
    >
      {/* All three: the style sheet shows the current one, so that none flashes. */}
      <span className={styles.icon} aria-hidden>
        <Sun size={20} />
        <Moon size={20} />
        <Monitor size={20} />
      </span>
    </button>
  );
}
