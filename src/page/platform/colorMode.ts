export type ColorMode = 'light' | 'dark';

/** The reader's choice; `system` follows the operating system. */
export type ColorChoice = ColorMode | 'system';

/** Parses a stored choice; invalid values mean no choice. */
export function colorChoiceOf(stored: string | null, respectsSystem: boolean): ColorChoice {
  if (stored === 'light' || stored === 'dark') return stored;
  return respectsSystem ? 'system' : 'light';
}

/** The effective mode of a choice. */
export function effectiveMode(choice: ColorChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

const CYCLES: Record<'withSystem' | 'withoutSystem', Record<ColorChoice, ColorChoice>> = {
  withSystem: { system: 'light', light: 'dark', dark: 'system' },
  withoutSystem: { system: 'dark', light: 'dark', dark: 'light' },
};

/** The choice after a click on the toggle: system, light, dark if the system is respected, else light and dark. */
export function nextColorChoice(choice: ColorChoice, respectsSystem: boolean): ColorChoice {
  return CYCLES[respectsSystem ? 'withSystem' : 'withoutSystem'][choice];
}
