import { Component, type ReactNode } from 'react';
import { errorChain } from './errorChain';

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
