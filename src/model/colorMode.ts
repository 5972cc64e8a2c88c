export type ColorMode = 'light' | 'dark';

/** What the reader chose; `system` follows the operating system. */
export type ColorChoice = ColorMode | 'system';

/** The choice behind a stored value; anything but a mode stands for no choice. */
export function colorChoiceOf(stored: string | null, respectsSystem: boolean): ColorChoice {
  if (stored === 'light' || stored === 'dark') return stored;
  return respectsSystem ? 'system' : 'light';
}

/** The mode that a choice leads to (product.md section 4). */
export function effectiveMode(choice: ColorChoice, systemIsDark: boolean): ColorMode {
  if (choice !== 'system') return choice;
  return systemIsDark ? 'dark' : 'light';
}

const CYCLES: Record<'withSystem' | 'withoutSystem', Record<ColorChoice, ColorChoice>> = {
  withSystem: { system: 'light', light: 'dark', dark: 'system' },
  withoutSystem: { system: 'dark', light: 'dark', dark: 'light' },
};

/** The choice after a press of the toggle: system, light, dark where the system is respected, else light and dark. */
export function nextColorChoice(choice: ColorChoice, respectsSystem: boolean): ColorChoice {
  return CYCLES[respectsSystem ? 'withSystem' : 'withoutSystem'][choice];
}
