import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import type { Locale } from '@idmp/model';
import { LoadedPart } from '../../../page/errors/LoadedPart';
import { useMessages } from '../../../page/i18n/useMessages';
import { useSearchDialog } from './useSearchDialog';
import * as styles from './SearchButton.module.css';

interface SearchButtonProps {
  locale: Locale;
  /** Navigates to a page; the address has no path prefix. */
  onNavigate: (address: string) => void;
}

/** Button that opens the search dialog. */
export function SearchButton({ locale, onNavigate }: SearchButtonProps) {
  const t = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const hasLeft = useRef(false);
  const { control, open, typed } = useSearchDialog(locale, button);
  const { state, close, prepare } = control;

  function leaveTo(address: string): void {
    hasLeft.current = true;
    onNavigate(address);
  }

  function returnFocus(): HTMLElement | false {
    const target = hasLeft.current ? false : (button.current ?? false);
    hasLeft.current = false;
    return target;
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-early="search"
        data-search-open
        aria-label={t('search.button')}
        aria-haspopup="dialog"
        aria-expanded={state.status === 'open'}
        aria-busy={state.status === 'loading' || undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={() => open()}
      >
        <Search size="1.125rem" aria-hidden />
        <span className={styles.text} aria-hidden>
          {t('search.button')}
        </span>
        <kbd className={styles.keys} aria-hidden data-keys={t('search.keys')} />
      </button>
      <noscript>
        <a href="#idmp-sidebar">{t('search.pages')}</a>
      </noscript>
      <LoadedPart control={control} onCrash={typed.stop}>
        {({ SearchDialog, messages }, initial) => (
          <SearchDialog
            locale={locale}
            messages={messages}
            initial={initial}
            typed={typed}
            returnFocus={returnFocus}
            onClose={close}
            onNavigate={leaveTo}
          />
        )}
      </LoadedPart>
    </>
  );
}
