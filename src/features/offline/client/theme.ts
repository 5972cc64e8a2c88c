import { storageSlot } from '../../../page/platform/storage';
import { STORAGE_KEYS } from '../../../settings/storageKeys';

/** Follows the system color mode until the reader picks one. */
export function startTheme(button: HTMLElement): void {
  const { dataset } = document.documentElement;
  const slot = storageSlot(STORAGE_KEYS.theme);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    dataset['theme'] = slot.get() ?? (system.matches ? 'dark' : 'light');
  };
  button.addEventListener('click', () => {
    // Local files may have no storage that would keep the choice.
    system.removeEventListener('change', follow);
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
    slot.set(dataset['theme']);
  });
  system.addEventListener('change', follow);
  follow();
}
