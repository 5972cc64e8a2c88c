import { useCallback, useEffect, useState } from 'react';
import { colorChoiceOf, effectiveMode, nextColorChoice, type ColorChoice } from '../../model/colorMode';
import { settings } from '../../site/settings';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { storageSlot } from '../platform/storage';

const slot = storageSlot(STORAGE_KEYS.theme);
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
  dataset['theme'] = effectiveMode(choice, matchMedia(DARK_QUERY).matches);
  dataset['themeChoice'] = choice;
}

/** The reader's color choice, in sync with other tabs and with the operating system. */
export function useColorMode(): { choice: ColorChoice; toggle: () => void } {
  // The server does not know the choice: the first render shows the default, the effect reads the stored one.
  const [choice, setChoice] = useState(() => colorChoiceOf(null, settings.respectPrefersColorScheme));

  useEffect(() => {
    const update = (next: ColorChoice) => {
      setChoice(next);
      show(next);
    };
    const refresh = () => update(readChoice());
    refresh();
    const system = matchMedia(DARK_QUERY);
    // Without storage too the choice holds until the page is left.
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
