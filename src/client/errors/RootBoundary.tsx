import { Component, type ReactNode } from 'react';
import chinese from '../../../locales/zh-Hans/client.json';
import english from '../../../locales/en/client.json';
import { errorChain } from '../../model/errorChain';

/** Imported, not looked up: whatever fails, these words are there. */
const WORDS = [
  { lang: 'zh-Hans', title: chinese['error.crashed'], retry: chinese['error.tryAgain'] },
  { lang: 'en', title: english['error.crashed'], retry: english['error.tryAgain'] },
];

interface RootBoundaryState {
  error: unknown;
  failed: boolean;
}

/** The outermost error boundary: says in both languages that the page crashed, and offers to reload it. */
export class RootBoundary extends Component<{ children: ReactNode }, RootBoundaryState> {
  override state: RootBoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): RootBoundaryState {
    return { error, failed: true };
  }

  override render(): ReactNode {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    return (
      <main className="failure" role="alert">
        {WORDS.map(({ lang, title, retry }) => (
          <div key={lang} lang={lang}>
            <h1>{title}</h1>
            <button type="button" className="button" onClick={() => location.reload()}>
              {retry}
            </button>
          </div>
        ))}
        <pre>{errorChain(error)}</pre>
      </main>
    );
  }
}
