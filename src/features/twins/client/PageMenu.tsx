import { encodeAddress } from '@idmp/model';
import type { ActionProps } from '../../../page/feature/clientFeature';
import { useMessages } from '../../../page/i18n/useMessages';
import { twinAddress } from '../model/twin';
import * as styles from './PageMenu.module.css';
import * as later from './PageMenu.later.module.css';

/** Menu to copy the page as Markdown, or to print it. */
export function PageMenu({ address }: ActionProps) {
  const t = useMessages();
  const twin = __PATH_PREFIX__ + encodeAddress(twinAddress(address));
  return (
    <details className={`${styles.menu} ${later.menu}`} data-fold>
      <summary className="page-action">{t('actions.copy')}</summary>
      <ul className={later.list}>
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
