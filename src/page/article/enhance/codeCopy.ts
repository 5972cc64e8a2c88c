import { createCopier } from '../../platform/copier';
import type { Enhance } from './enhanceArticle';

/** Enables the copy buttons of code blocks; returns a cleanup function. */
export const enhanceCodeCopy: Enhance = (page, t) => {
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
};
