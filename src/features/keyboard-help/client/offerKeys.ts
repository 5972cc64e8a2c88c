import type { Messages } from '../../../core/model/messages';
import * as styles from './keyboardHelp.later.module.css';

/** Adds a button that shows the keys to the foot of the sidebar; returns a cleanup function. */
export function offerKeys(t: Messages): () => void {
  const button = document.createElement('button');
  const key = document.createElement('kbd');
  key.textContent = '?';
  button.type = 'button';
  button.className = styles.offer ?? '';
  button.append(t('sidebar.keys'), ' ', key);
  button.addEventListener('click', () => {
    import('./keyboardHelp').then(({ showKeyboardHelp }) => showKeyboardHelp()).catch(console.warn);
  });
  document.querySelector('[data-sidebar-toggle]')?.after(button);
  return () => button.remove();
}
