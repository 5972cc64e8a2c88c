import { storageSlot } from '../../platform/storage';
import { STORAGE_KEYS } from '../../../site/storageKeys';

/** Follows the system color mode until the reader picks one. */
export function startTheme(button: HTMLElement): void {
  const root = document.documentElement;
  const slot = storageSlot(STORAGE_KEYS.theme);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    root.dataset['theme'] = slot.get() ?? choice ?? (system.matches ? 'dark' : 'light');
  };
  // Kept in memory too, in case local files have no storage.
  let choice: string | undefined;
  button.addEventListener('click', () => {
    choice = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
    slot.set(choice);
    apply();
  });
  system.addEventListener('change', apply);
  apply();
}
