import { errorChain } from '../../model/errorChain';

interface CrashPageProps {
  error: unknown;
  title: string;
  retryText: string;
  onRetry: () => void;
}

/** Stands in for a part that crashed: what happened, and a way to draw it again. */
export function CrashPage({ error, title, retryText, onRetry }: CrashPageProps) {
  return (
    <div className="failure" role="alert">
      <h1>{title}</h1>
      <button type="button" className="button" onClick={onRetry}>
        {retryText}
      </button>
      <pre>{errorChain(error)}</pre>
    </div>
  );
}
