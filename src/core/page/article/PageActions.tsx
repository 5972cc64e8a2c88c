import { clientFeatures, type ActionProps } from '../feature/clientFeature';
import { useMessages } from '../i18n/useMessages';
import * as later from './PageActions.later.module.css';
import * as styles from './PageActions.module.css';

const withPrefix = (address: string): string => __PATH_PREFIX__ + address;

/** Beside the title: the controls of features, and a menu to copy or print the page. */
export function PageActions(props: ActionProps) {
  const t = useMessages();
  const twin = props.page.feedback.find(({ key }) => key === 'feedback.markdown');
  return (
    <div className={styles.actions}>
      {clientFeatures.all().map(({ name, Action }) => Action && <Action key={name} {...props} />)}
      {twin && (
        <details className={styles.menu} data-fold>
          <summary className="page-action">{t('actions.copy')}</summary>
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
