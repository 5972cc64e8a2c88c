import type { Messages } from '../../../model/messages';
import { copyText } from '../../platform/clipboard';

/** How long the button is labelled as done. */
const COPIED_MS = 2_000;

/** Makes the copy buttons of code blocks work, and announces what they did. */
export function enhanceCodeCopy(page: HTMLElement, t: Messages): () => void {
  const status = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  const undo = new Map<Element, () => void>();

  const copy = async (button: Element, code: string): Promise<void> => {
    if (!(await copyText(code))) return;
    undo.get(button)?.();
    undo.set(button, showCopied(button, t('code.copied')));
    // Screen readers announce changes only, not the same text again.
    status.textContent = '';
    requestAnimationFrame(() => (status.textContent = t('code.copied')));
  };
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    const code = button?.closest('.code-block')?.querySelector('code');
    if (button && code) void copy(button, code.textContent);
  };
  if (page.querySelector('[data-copy]')) page.append(status);
  page.addEventListener('click', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    for (const reset of undo.values()) reset();
    status.remove();
  };
}

/** Labels the button as done for a while; returns a function that resets it. */
function showCopied(button: Element, text: string): () => void {
  const name = button.getAttribute('aria-label') ?? '';
  const reset = (): void => {
    clearTimeout(timer);
    button.setAttribute('aria-label', name);
    button.removeAttribute('data-state');
  };
  const timer = setTimeout(reset, COPIED_MS);
  button.setAttribute('aria-label', text);
  button.setAttribute('data-state', 'copied');
  return reset;
}
