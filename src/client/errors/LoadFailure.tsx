import X from 'lucide-react/icons/x';
import * as styles from './LoadFailure.later.module.css';

interface LoadFailureProps {
  /** What failed and why. */
  text: string;
  retryText: string;
  onRetry: () => void;
  /** With both of these the notice can be put away. */
  closeText?: string;
  onClose?: () => void;
}

/** Says in the place of a part that it did not load, and offers to try again. */
export function LoadFailure({ text, retryText, onRetry, closeText, onClose }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <button type="button" className="button" onClick={onRetry}>
        {retryText}
      </button>
      {onClose && (
        <button type="button" className={styles.close} aria-label={closeText} onClick={onClose}>
          <X size={20} aria-hidden />
        </button>
      )}
    </div>
  );
}
