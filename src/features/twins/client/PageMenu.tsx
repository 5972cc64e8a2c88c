import { encodeAddress } from '@idmp/model';
import { useMessages } from '../../../page/i18n/useMessages';
import { twinAddress } from '../model/twin';
import * as styles from './PageMenu.module.css';
import * as later from './PageMenu.later.module.css';
import type { Messages } from '../../../types/messages';
import type { Copier } from '../../../page/platform/copier';

/** Menu to copy the page as Markdown, or to print it. */
export function PageMenu({ address }: { address: string }) {
  const t = useMessages();
  const twin = __PATH_PREFIX__ + encodeAddress(twinAddress(address));
  return (
    <details className={`${styles.menu} ${later.menu}`} data-fold>
      <summary className="page-action">{t('actions.copy')}</summary>
      <ul className="menu-list">
        <li>
          <button type="button" data-copy-page={twin}>
            {t('actions.copyMarkdown')}
          </button>
        </li>
        <li>
          <a href={twin} target="_blank" rel="noreferrer">
            {t('actions.viewMarkdown')}
          </a>
        </li>
        <li>
          <button type="button" data-print>
            {t('actions.print')}
          </button>
        </li>
      </ul>
    </details>
  );
}

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
