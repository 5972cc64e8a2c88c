import { copyText } from '../../../core/page/platform/clipboard';
import type { ToolMessages } from './startTools';

/** How long the button shows its "copied" state. */
const COPIED_MS = 2_000;

/** Enables the copy buttons of code blocks and pages, which is announced, and the print button. */
export function enhanceCodeCopy(page: HTMLElement, t: ToolMessages): () => void {
  const status = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  const undo = new Map<Element, () => void>();

  const copy = async (button: Element, text: string | Promise<string>): Promise<void> => {
    if (!(await copyText(await text))) return;
    undo.get(button)?.();
    undo.set(button, showCopied(button, t('code.copied')));
    // Screen readers only announce changes, so clear the text first.
    status.textContent = '';
    requestAnimationFrame(() => (status.textContent = t('code.copied')));
  };
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('[data-copy], [data-copy-page]') : null;
    const twin = button?.getAttribute('data-copy-page');
    const code = button?.closest('.code-block')?.querySelector('code');
    if (target instanceof Element && target.closest('[data-print]')) print();
    if (button && code) void copy(button, code.textContent);
    if (button && twin) void copy(button, fetchText(twin)).catch(console.warn);
  };
  if (page.querySelector('[data-copy], [data-copy-page]')) page.append(status);
  page.addEventListener('click', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    for (const reset of undo.values()) reset();
    status.remove();
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Shows the "copied" state for a moment; returns a function that resets it. */
function showCopied(button: Element, text: string): () => void {
  const name = button.getAttribute('aria-label');
  const reset = (): void => {
    clearTimeout(timer);
    if (name === null) button.removeAttribute('aria-label');
    else button.setAttribute('aria-label', name);
    button.removeAttribute('data-state');
  };
  const timer = setTimeout(reset, COPIED_MS);
  button.setAttribute('aria-label', text);
  button.setAttribute('data-state', 'copied');
  return reset;
}
