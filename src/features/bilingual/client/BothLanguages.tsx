import { type DocHead, type DocPage, LOCALES, otherThan } from '@idmp/model';
import { useMessages } from '../../../page/i18n/useMessages';
import { LOCALE_CONFIG } from '../../../settings/locales';
import * as styles from './BothLanguages.later.module.css';

/** Shows each block of the page with its translation, on pages that have one. */
export function BothLanguages({ head, page }: { head: DocHead; page: DocPage }) {
  const t = useMessages();
  const pair = LOCALES.filter((each) => each === page.locale || each === otherThan(page.locale));
  if (
    head.alternates.filter(({ locale }) => pair.includes(locale)).length < 2 ||
    page.textLocale !== page.locale
  )
    return null;
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
        {pair.map((each) => LOCALE_CONFIG[each].short).join('/')}
      </button>
    </div>
  );
}
