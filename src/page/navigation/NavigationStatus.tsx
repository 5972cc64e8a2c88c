import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@idmp/model';
import { LoadFailure } from '../errors/LoadFailure';
import { useMessages } from '../i18n/useMessages';
import { onEvent } from '../platform/events';
import { goTo } from './goTo';
import * as styles from './NavigationStatus.later.module.css';

interface NavigationStatusProps {
  locale: Locale;
  address: string;
}

/** Announces the current page to screen readers, and shows an error when a page is unreachable. */
export function NavigationStatus({ locale, address }: NavigationStatusProps) {
  const t = useMessages();
  const [unreachable, setUnreachable] = useState<string>();
  const [title, setTitle] = useState('');
  const first = useRef(true);

  useEffect(() => {
    setUnreachable(undefined);
    // The document title updates after the page.
    if (!first.current) setTitle(document.querySelector('#idmp-page h1')?.textContent ?? '');
    first.current = false;
  }, [address]);

  useEffect(() => onEvent('site:page-unreachable', setUnreachable), []);

  return (
    <>
      <div className="visually-hidden" role="status" lang={locale}>
        {title}
      </div>
      {unreachable !== undefined && (
        <div className={styles.notice}>
          <LoadFailure
            text={t('error.loadFailed', { reason: unreachable })}
            retryText={t('error.retry')}
            onRetry={() => void goTo(unreachable)}
            closeText={t('bar.close')}
            onClose={() => setUnreachable(undefined)}
          />
        </div>
      )}
    </>
  );
}
