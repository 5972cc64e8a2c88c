import { useCallback, useEffect, useState } from 'react';
import { type ColorChoice, colorChoiceOf, effectiveMode, nextColorChoice } from '../platform/colorMode';
import { useMessages } from '../i18n/useMessages';
import * as styles from './ColorModeToggle.later.module.css';
import { settings } from '../../settings/settings';
import { THEME_KEY } from '../../settings/storageKeys';
import { storageSlot } from '../platform/storage';

const slot = storageSlot(THEME_KEY);
const DARK_QUERY = '(prefers-color-scheme: dark)';

function readChoice(): ColorChoice {
  return colorChoiceOf(slot.get(), settings.respectPrefersColorScheme);
}

function shownChoice(): ColorChoice {
  const shown = document.documentElement.dataset['themeChoice'] ?? null;
  return colorChoiceOf(shown, settings.respectPrefersColorScheme);
}

function show(choice: ColorChoice): void {
  const { dataset } = document.documentElement;
  const mode = effectiveMode(choice, matchMedia(DARK_QUERY).matches);
  // Writing an attribute recalculates all styles even if its value is the same.
  if (dataset['theme'] !== mode) dataset['theme'] = mode;
  if (dataset['themeChoice'] !== choice) dataset['themeChoice'] = choice;
}

/** The selected color mode, in sync with other tabs and the operating system. */
function useColorMode(): { choice: ColorChoice; toggle: () => void } {
  // The server doesn't know the choice: the first render uses the default, the effect reads the stored one.
  const [choice, setChoice] = useState(() => colorChoiceOf(null, settings.respectPrefersColorScheme));

  useEffect(() => {
    const update = (next: ColorChoice) => {
      setChoice(next);
      show(next);
    };
    const refresh = () => update(readChoice());
    refresh();
    const system = matchMedia(DARK_QUERY);
    // Keeps the choice in memory in case storage is unavailable.
    const follow = () => show(shownChoice());
    system.addEventListener('change', follow);
    const stop = slot.listen(refresh);
    return () => {
      system.removeEventListener('change', follow);
      stop();
    };
  }, []);

  const toggle = useCallback(() => {
    const next = nextColorChoice(choice, settings.respectPrefersColorScheme);
    if (next === 'system') slot.remove();
    else slot.set(next);
    show(next);
    setChoice(next);
  }, [choice]);

  return { choice, toggle };
}

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
