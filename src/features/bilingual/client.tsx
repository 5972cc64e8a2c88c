import { useEffect } from 'react';
import { LOCALES } from '@idmp/model';
import type { ClientFeature, ActionProps } from '../../page/feature/clientFeature';
import { offerBoth } from './client/both';
import { useMessages } from '../../page/i18n/useMessages';
import { LOCALE_CONFIG } from '../../settings/locales';
import * as styles from './client/BothLanguages.later.module.css';

/** Both languages side by side: the control in the title row, and the choice of this visit. */
export const bilingual = {
  name: 'bilingual',
  Action: BothLanguages,
  Beside: ShownWithOther,
} satisfies ClientFeature;

/** Serves the control on every page, and shows both languages where the reader has chosen so. */
function ShownWithOther() {
  useEffect(() => offerBoth(), []);
  return null;
}

/** Shows each block of the page with its translation, on pages that have one. */
function BothLanguages({ head, page: { locale, textLocale } }: ActionProps) {
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
