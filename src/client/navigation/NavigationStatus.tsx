import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../model/locale';
import { LoadFailure } from '../errors/LoadFailure';
import { useMessages } from '../i18n/useMessages';
import { PAGE_UNREACHABLE_EVENT } from '../platform/events';
import { goTo } from './goTo';
import * as styles from './NavigationStatus.later.module.css';

interface NavigationStatusProps {
  locale: Locale;
  address: string;
}

/** Tells screen readers which page is shown, and everyone when a page cannot be reached. */
export function NavigationStatus({ locale, address }: NavigationStatusProps) {
  const t = useMessages();
  const [unreachable, setUnreachable] = useState<string>();
  const [title, setTitle] = useState('');
  const first = useRef(true);

  useEffect(() => {
    setUnreachable(undefined);
    // The title of the document follows later than the page.
    if (!first.current) setTitle(document.querySelector('#idmp-page h1')?.textContent ?? '');
    first.current = false;
  }, [address]);

  useEffect(() => {
    const onUnreachable = (event: Event) => setUnreachable((event as CustomEvent<string>).detail);
    addEventListener(PAGE_UNREACHABLE_EVENT, onUnreachable);
    return () => removeEventListener(PAGE_UNREACHABLE_EVENT, onUnreachable);
  }, []);

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
            closeText={t('announcement.close')}
            onClose={() => setUnreachable(undefined)}
          />
        </div>
      )}
    </>
  );
}
