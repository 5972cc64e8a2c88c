import type { Messages } from '../../../types/messages';
import type { Copier } from '../../../page/platform/copier';

/** Serves the buttons of the menu of a page; returns a cleanup function. */
export function servePageMenu(page: HTMLElement, t: Messages): () => void {
  let copier: Copier | undefined;
  const copy = async (button: Element, address: string): Promise<void> => {
    const { createCopier } = await import('../../../page/platform/copier');
    copier ??= createCopier(page, t('clipboard.copied'));
    await copier.copy(button, fetchText(address));
  };
  const onClick = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('[data-copy-page], [data-print]') : null;
    const address = button?.getAttribute('data-copy-page');
    if (button && address) copy(button, address).catch(console.warn);
    else if (button) print();
  };
  page.addEventListener('click', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    copier?.remove();
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
