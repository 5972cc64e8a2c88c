import { LOCALES } from '../../model/locale';
import type { DocHead, DocPage } from '../../model/docPage';
import { LOCALE_CONFIG } from '../../site/locales';
import { useMessages } from '../i18n/useMessages';
import * as later from './PageActions.later.module.css';
import * as styles from './PageActions.module.css';

interface PageActionsProps {
  page: DocPage;
  alternates: DocHead['alternates'];
}

const withPrefix = (address: string): string => __PATH_PREFIX__ + address;

/** Beside the title: the languages of the page, and a menu to copy or print it. */
export function PageActions({ page: { locale, textLocale, feedback }, alternates }: PageActionsProps) {
  const t = useMessages();
  const twin = feedback.find(({ key }) => key === 'feedback.markdown');
  const shorts = LOCALES.map((each) => LOCALE_CONFIG[each].short);
  return (
    <div className={styles.actions}>
      {alternates.length > 1 && textLocale === locale && (
        <div className={styles.languages} role="group" aria-label={t('actions.languages')}>
          {alternates.map((other) => (
            <a
              key={other.locale}
              href={withPrefix(other.address)}
              lang={LOCALE_CONFIG[other.locale].htmlLang}
              hrefLang={LOCALE_CONFIG[other.locale].htmlLang}
              aria-current={other.locale === locale || undefined}
              data-reload
            >
              {LOCALE_CONFIG[other.locale].short}
            </a>
          ))}
          <button type="button" aria-pressed={false} title={t('actions.both')} data-early="" data-both>
            {shorts.join('/')}
          </button>
        </div>
      )}
      {twin && (
        <details className={styles.menu} data-fold>
          <summary>{t('actions.copy')}</summary>
          <ul className={later.list}>
            <li>
              <button type="button" data-copy-page={withPrefix(twin.href)}>
                {t('actions.copyMarkdown')}
              </button>
            </li>
            <li>
              <a href={withPrefix(twin.href)} target="_blank" rel="noreferrer">
                {t('feedback.markdown')}
              </a>
            </li>
            <li>
              <button type="button" data-print>
                {t('actions.print')}
              </button>
            </li>
          </ul>
        </details>
      )}
    </div>
  );
}
