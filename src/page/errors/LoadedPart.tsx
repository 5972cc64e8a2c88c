import X from 'lucide-react/icons/x';
import * as loadFailureStyles from './LoadFailure.later.module.css';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../i18n/useMessages';
import type { PartControl } from '../platform/useLoadedPart';
import { ErrorBoundary, reasonOf } from './boundaries';
import * as styles from './LoadedPart.later.module.css';

interface LoadFailureProps {
  /** What failed, and why. */
  text: string;
  retryText: string;
  onRetry: () => void;
  /** Together, these make the notice dismissible. */
  closeText?: string;
  onClose?: () => void;
}

/** Error shown in place of a part that failed to load, with a Retry button. */
export function LoadFailure({ text, retryText, onRetry, closeText, onClose }: LoadFailureProps) {
  return (
    <div className={loadFailureStyles.failure} role="alert">
      <p>{text}</p>
      <button type="button" className="button" onClick={onRetry}>
        {retryText}
      </button>
      {onClose && (
        <button type="button" className={loadFailureStyles.close} aria-label={closeText} onClick={onClose}>
          <X size="1.25rem" aria-hidden />
        </button>
      )}
    </div>
  );
}

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
        <ErrorBoundary
          crashedText={t('error.crashed')}
          retryText={t('error.tryAgain')}
          {...(onCrash && { onCrash })}
        >
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
