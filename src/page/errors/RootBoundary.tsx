import { Component, type ReactNode } from 'react';
import english from '../../../locales/en/client.json';
import chinese from '../../../locales/zh-Hans/client.json';
import { DEFAULT_LOCALE, isLocale } from '@idmp/model';
import { errorChain } from './errorChain';

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
