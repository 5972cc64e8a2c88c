import type { Locale } from '@idmp/model';
import { messagesOf, type ArticleKey, type Messages } from '../../../types/messages';
import { enhanceCodeCopy } from './codeCopy';
import { explainTerms } from './terms';
import './tools.css';

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
