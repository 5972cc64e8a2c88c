import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { memo } from 'react';
import { useSearchMessages } from './searchMessages';
import * as styles from './KeyHints.module.css';

const SIZE = '0.875rem';

/** Keyboard hints of the dialog. */
export const KeyHints = memo(function KeyHints() {
  const t = useSearchMessages();
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
});
