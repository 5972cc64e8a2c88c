import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../i18n/useMessages';
import type { PartControl } from '../platform/useLoadedPart';
import { crashed, ErrorBoundary } from './boundaries';
import { reasonOf } from './errorText';
import { LoadFailure } from './LoadFailure';
import * as styles from './LoadedPart.later.module.css';

interface LoadedPartProps<Part, Request> {
  control: PartControl<Part, Request>;
  onCrash?: () => void;
  children: (part: Part, request: Request) => ReactNode;
}

/** Renders a part loaded on demand; if it fails to load or crashes, shows an error with a Retry button instead. */
export function LoadedPart<Part, Request>(props: LoadedPartProps<Part, Request>) {
  const { control, onCrash, children } = props;
  const { state, open, close } = control;
  const t = useMessages();
  useEscape(state.status === 'loading' || state.status === 'failed', close);

  if (state.status === 'closed' || state.status === 'loading') return null;
  return (
    <div className={styles.notice}>
      {state.status === 'failed' ? (
        <LoadFailure
          text={t('error.loadFailed', { reason: reasonOf(state.error) })}
          retryText={t('error.retry')}
          onRetry={() => open(state.request)}
          closeText={t('bar.close')}
          onClose={close}
        />
      ) : (
        <ErrorBoundary fallback={crashed} onCrash={onCrash}>
          {children(state.part, state.request)}
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Closes on Escape while no dialog is there to handle the key. */
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
