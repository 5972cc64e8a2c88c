import X from 'lucide-react/icons/x';
import * as styles from './LoadFailure.later.module.css';

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
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <button type="button" className="button" onClick={onRetry}>
        {retryText}
      </button>
      {onClose && (
        <button type="button" className="icon-button" aria-label={closeText} onClick={onClose}>
          <X size="1.25rem" aria-hidden />
        </button>
      )}
    </div>
  );
}
