import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import type { Locale } from '../../model/locale';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { LoadFailure } from '../errors/LoadFailure';
import { useMessages } from '../i18n/useMessages';
import { useSearchDialog } from './useSearchDialog';
import * as styles from './SearchButton.module.css';

interface SearchButtonProps {
  locale: Locale;
  /** Shows a page of the site; the address has no path prefix. */
  onNavigate: (address: string) => void;
}

/** Opens the search; says so in place when it does not load or crashes. */
export function SearchButton({ locale, onNavigate }: SearchButtonProps) {
  const t = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const hasLeft = useRef(false);
  const { state, open, close, typed, prepare } = useSearchDialog(locale, button);
  const isOpen = state.status === 'open';
  useEffect(() => {
    if (isOpen) hasLeft.current = false;
  }, [isOpen]);

  function leaveTo(address: string): void {
    hasLeft.current = true;
    onNavigate(address);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-early
        data-search-open
        aria-label={t('search.button')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={state.status === 'loading'}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={() => open()}
      >
        <Search size={18} aria-hidden />
        <span className={styles.text} aria-hidden>
          {t('search.button')}
        </span>
        <kbd className={styles.keys} aria-hidden data-keys={t('search.keys')} />
      </button>
      {state.status === 'failed' && (
        <div className={styles.notice}>
          <LoadFailure
            text={t('error.loadFailed', { reason: reasonOf(state.error) })}
            retryText={t('error.retry')}
            onRetry={() => open()}
            closeText={t('announcement.close')}
            onClose={close}
          />
        </div>
      )}
      {state.status === 'open' && (
        <div className={styles.notice}>
          <ErrorBoundary
            crashedText={t('error.crashed')}
            retryText={t('error.tryAgain')}
            onCrash={typed.stop}
          >
            <state.part.SearchDialog
              locale={locale}
              texts={state.part.texts}
              initial={state.initial}
              typed={typed}
              returnFocus={() => (hasLeft.current ? false : (button.current ?? false))}
              onClose={close}
              onNavigate={leaveTo}
            />
          </ErrorBoundary>
        </div>
      )}
    </>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
