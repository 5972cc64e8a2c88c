import { useCallback, useEffect } from 'react';
import type { Locale } from '../../model/locale';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { LoadFailure } from '../errors/LoadFailure';
import { useMessages } from '../i18n/useMessages';
import { loadPopupTexts } from './popupTexts';
import { useContactPopup } from './useContactPopup';
import * as styles from './ContactPopupHost.later.module.css';

interface ContactPopupHostProps {
  locale: Locale;
}

async function loadPopup(locale: Locale) {
  const [{ ContactPopup }, texts] = await Promise.all([import('./ContactPopup'), loadPopupTexts(locale)]);
  return { ContactPopup, texts };
}

/** Opens the contact popup for every element with `data-popup`; says so in place when it does not load or crashes. */
export function ContactPopupHost({ locale }: ContactPopupHostProps) {
  const t = useMessages();
  const load = useCallback(() => loadPopup(locale), [locale]);
  const { state, open, close } = useContactPopup(load);
  useEscape(state.status === 'loading' || state.status === 'failed', close);

  if (state.status === 'closed' || state.status === 'loading') return null;
  return (
    <div className={styles.notice}>
      {state.status === 'failed' ? (
        <LoadFailure
          text={t('error.loadFailed', { reason: reasonOf(state.error) })}
          retryText={t('error.retry')}
          onRetry={() => open(state.source)}
          closeText={t('announcement.close')}
          onClose={close}
        />
      ) : (
        <ErrorBoundary crashedText={t('error.crashed')} retryText={t('error.tryAgain')}>
          <state.part.ContactPopup source={state.source} texts={state.part.texts} onClose={close} />
        </ErrorBoundary>
      )}
    </div>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Escape puts away what has no key handling of its own. */
function useEscape(active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, close]);
}
