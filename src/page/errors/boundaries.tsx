import { Component, type ReactNode } from 'react';
import english from '../../../locales/en/client.json';
import chinese from '../../../locales/zh-Hans/client.json';
import { DEFAULT_LOCALE, isLocale, localizedAddress } from '@idmp/model';
import { errorChain } from './errorText';

interface ErrorBoundaryProps {
  /** What takes the place of the children after a crash; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Called after a crash. */
  onCrash?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  crash: { error: unknown } | undefined;
}

/** Catches render errors of its children. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { crash: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { crash: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return this.props.fallback(crash.error, () => this.setState({ crash: undefined }));
  }
}

/** The few texts that the bundle holds, because page data may be what is broken. */
const WORDS = {
  'zh-Hans': {
    crashed: chinese['error.crashed'],
    tryAgain: chinese['error.tryAgain'],
    home: chinese['error.home'],
  },
  en: {
    crashed: english['error.crashed'],
    tryAgain: english['error.tryAgain'],
    home: english['error.home'],
  },
} as const;

/** Names an error, and offers to try again; by default, to reload the document. */
export function crashed(error: unknown, retry = () => location.reload(), Tag: 'div' | 'main' = 'div') {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const words = WORDS[locale];
  return (
    <Tag className="failure" role="alert">
      <h1>{words.crashed}</h1>
      <button type="button" className="button" onClick={retry}>
        {words.tryAgain}
      </button>
      <p>
        <a href={`${__PATH_PREFIX__}${localizedAddress(locale, '')}`}>{words.home}</a>
      </p>
      <pre>{errorChain(error)}</pre>
    </Tag>
  );
}

/** Outermost error boundary: shows an error instead of a blank page. With the data in memory it would only fail again. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={(error) => crashed(error, undefined, 'main')}>{children}</ErrorBoundary>;
}
