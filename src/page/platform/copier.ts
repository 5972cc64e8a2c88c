import { copyText } from './clipboard';

/** How long a button shows its "copied" state. */
const COPIED_MS = 2_000;

/** Copies texts for the buttons of a page. */
export interface Copier {
  /** Copies a text; if the browser allows it, the button shows so for a moment, and it is announced. */
  copy: (button: Element, text: string | Promise<string>) => Promise<void>;
  remove: () => void;
}

/** Creates a copier with its status line in a part of the page. */
export function createCopier(host: HTMLElement, copied: string): Copier {
  const status = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  host.append(status);
  const undo = new Map<Element, () => void>();
  return {
    copy: async (button, text) => {
      if (!(await copyText(await text))) return;
      undo.get(button)?.();
      undo.set(button, showCopied(button, copied));
      // Screen readers only announce changes, so clear the text first.
      status.textContent = '';
      requestAnimationFrame(() => (status.textContent = copied));
    },
    remove: () => {
      for (const reset of undo.values()) reset();
      status.remove();
    },
  };
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
