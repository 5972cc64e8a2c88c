import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface ErrorBoundaryProps {
  crashedText: string;
  retryText: string;
  /** Told of a crash. */
  onCrash?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  failed: boolean;
}

/** Catches what its children throw while rendering and offers to draw them again. */
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
    return <CrashPage error={this.state.error} title={crashedText} retryText={retryText} onRetry={retry} />;
  }
}
