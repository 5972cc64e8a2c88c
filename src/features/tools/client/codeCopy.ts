import type { Messages } from '../../../types/messages';
import { createCopier } from '../../../page/platform/copier';

/** Enables the copy buttons of code blocks; returns a cleanup function. */
export function enhanceCodeCopy(page: HTMLElement, t: Messages<'clipboard.copied'>): () => void {
  if (!page.querySelector('[data-copy]')) return () => undefined;
  const copier = createCopier(page, t('clipboard.copied'));
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    const code = button?.closest('.code-block')?.querySelector('code');
    if (button && code) void copier.copy(button, code.textContent);
  };
  page.addEventListener('click', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    copier.remove();
  };
}
