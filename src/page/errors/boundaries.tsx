import { Component, type ReactNode } from 'react';
import english from '../../../locales/en/client.json';
import chinese from '../../../locales/zh-Hans/client.json';
import { DEFAULT_LOCALE, isLocale } from '@idmp/model';

/** Maximum number of causes shown; longer or circular chains are cut. */
const MAX_CAUSES = 10;

/** Text of a thrown value, which may be anything. */
function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  if (typeof thrown === 'string') return thrown;
  try {
    return String(JSON.stringify(thrown));
  } catch {
    return typeof thrown;
  }
}

/** Messages of an error and its causes, one per line. */
export function errorChain(error: unknown): string {
  const messages: string[] = [];
  let at: unknown = error;
  while (at !== undefined && at !== null && messages.length < MAX_CAUSES) {
    messages.push(messageOf(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return messages.map((message, depth) => (depth === 0 ? message : `Cause: ${message}`)).join('\n');
}

interface ErrorBoundaryProps {
  crashedText: string;
  retryText: string;
  /** Called after a crash. */
  onCrash?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  failed: boolean;
}

/** Catches render errors of its children and offers to retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch(): void {
    this.props.onCrash?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { crashedText, retryText } = this.props;
    const retry = () => this.setState({ error: undefined, failed: false });
    return (
      <div className="failure" role="alert">
        <h1>{crashedText}</h1>
        <button type="button" className="button" onClick={retry}>
          {retryText}
        </button>
        <pre>{errorChain(this.state.error)}</pre>
      </div>
    );
  }
}

/** Bundled, because page data may be what is broken. */
const WORDS = {
  'zh-Hans': { crashed: chinese['error.crashed'], retry: chinese['error.tryAgain'] },
  en: { crashed: english['error.crashed'], retry: english['error.tryAgain'] },
} as const;

interface RootBoundaryState {
  error: unknown;
  failed: boolean;
}

/** Outermost error boundary: shows an error instead of a blank page. */
export class RootBoundary extends Component<{ children: ReactNode }, RootBoundaryState> {
  override state: RootBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): RootBoundaryState {
    return { error, failed: true };
  }

  override render(): ReactNode {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    const { lang } = document.documentElement;
    const words = WORDS[isLocale(lang) ? lang : DEFAULT_LOCALE];
    return (
      <main className="failure" role="alert">
        <h1>{words.crashed}</h1>
        {/* Reload the document: with the data in memory it would only fail again. */}
        <button type="button" className="button" onClick={() => location.reload()}>
          {words.retry}
        </button>
        <pre>{errorChain(error)}</pre>
      </main>
    );
  }
}

/** Error message on a single line. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
