import { useMessages } from '../i18n/useMessages';
import * as styles from './SkipLink.module.css';

/** Skip link, the first tab stop. */
export function SkipLink() {
  const t = useMessages();
  return (
    <a className={styles.skip} href="#idmp-main">
      {t('skipLink')}
    </a>
  );
}
