import './tools.css';
import { type Messages, messagesOf, type ArticleKey } from '../../../types/messages';
import { createCopier } from '../../../page/platform/copier';
import type { Locale } from '@idmp/model';
import { explainTerms } from './terms';

/** Enables the copy buttons of code blocks; returns a cleanup function. */
export function enhanceCodeCopy(page: HTMLElement, t: Messages<'clipboard.copied'>): () => void {
  if (!page.querySelector('[data-copy]')) return () => undefined;
  const copier = createCopier(page, t('clipboard.copied'));
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    const code = button?.closest('.code-block')?.querySelector('code');
    if (button && code) void copier.copy(button, code.textContent);
  };
  page.addEventListener('click', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    copier.remove();
  };
}

/** Texts of the tools, loaded with their code. */
export type ToolMessages = Messages<ArticleKey>;

/** Texts of the tools in one language. */
export interface ToolWords {
  texts: Record<ArticleKey, string>;
  /** Term and definition, by id. */
  terms: Readonly<Record<string, readonly [term: string, definition: string]>>;
}

const WORDS: Record<Locale, () => Promise<{ default: ToolWords }>> = {
  'zh-Hans': () => import('$site/tools.zh-Hans.json'),
  en: () => import('$site/tools.en.json'),
};

/** Starts the article tools, those with cards only if the browser has popovers; returns a cleanup function. */
export async function startTools(
  page: HTMLElement,
  shared: Messages,
  locale: Locale,
  hasCards: boolean,
): Promise<() => void> {
  const { texts, terms } = (await WORDS[locale]()).default;
  const t = messagesOf(texts);
  const undo = [enhanceCodeCopy(page, shared)];
  if (hasCards) undo.push(explainTerms(page, terms, t));
  return () => undo.forEach((stop) => stop());
}
