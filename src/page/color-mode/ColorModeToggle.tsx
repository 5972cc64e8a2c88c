import { useMessages } from '../i18n/useMessages';
import { useColorMode } from './useColorMode';
import * as styles from './ColorModeToggle.later.module.css';

/** Button that cycles through the color modes. */
export function ColorModeToggle() {
  const t = useMessages();
  const { choice, toggle } = useColorMode();
  const label = t('colorMode.toggle', { mode: t(`colorMode.${choice}`) });
  return (
    <button
      type="button"
      className="icon-button"
      data-early=""
      onClick={toggle}
      aria-label={label}
      title={label}
    >
      <span className={styles.icon} aria-hidden />
    </button>
  );
}
