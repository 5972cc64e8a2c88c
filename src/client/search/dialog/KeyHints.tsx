import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { useSearchTexts } from './useSearchTexts';
import * as styles from './KeyHints.module.css';

const SIZE = 14;

/** The keys of the dialog, at its foot. */
export function KeyHints() {
  const t = useSearchTexts();
  return (
    <ul className={styles.hints}>
      <li>
        <kbd aria-label={t('keys.enter')} role="img">
          <CornerDownLeft size={SIZE} aria-hidden />
        </kbd>{' '}
        {t('keys.select')}
      </li>
      <li>
        <kbd aria-label={t('keys.arrows')} role="img">
          <ArrowUp size={SIZE} aria-hidden />
          <ArrowDown size={SIZE} aria-hidden />
        </kbd>{' '}
        {t('keys.navigate')}
      </li>
      <li>
        <kbd>{t('keys.escape')}</kbd> {t('keys.close')}
      </li>
    </ul>
  );
}
