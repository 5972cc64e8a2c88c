import { LOCALES } from '@idmp/model';
import type { ActionProps } from '../../../page/feature/clientFeature';
import { useMessages } from '../../../page/i18n/useMessages';
import { LOCALE_CONFIG } from '../../../settings/locales';
import * as styles from './BothLanguages.later.module.css';

/** Shows each block of the page with its translation, on pages that have one. */
export function BothLanguages({ head, page: { locale, textLocale } }: ActionProps) {
  const t = useMessages();
  if (head.alternates.length < 2 || textLocale !== locale) return null;
  return (
    <div className={styles.both}>
      <button
        type="button"
        className="page-action"
        aria-pressed={false}
        title={t('actions.both')}
        data-early=""
        data-both=""
      >
        {LOCALES.map((each) => LOCALE_CONFIG[each].short).join('/')}
      </button>
    </div>
  );
}
