import type { Locale } from '../../../model/locale';
import { messagesOf, type ArticleKey, type Messages } from '../../../model/messages';
import { enhanceCodeCopy } from './codeCopy';
import { answerHelpful } from './helpful';
import { fillPlaceholders } from './placeholders';
import { offerReport } from './report';
import { explainTerms } from './terms';
import './tools.css';

/** Texts of the tools, which are loaded with them. */
export type ToolMessages = Messages<ArticleKey>;

/** What the tools say in a language. */
export interface ToolWords {
  texts: Record<ArticleKey, string>;
  /** Term and definition of what running text explains, by id. */
  terms: Readonly<Record<string, readonly [term: string, definition: string]>>;
  /** What each value to fill in is called, by id. */
  placeholders: Readonly<Record<string, string>>;
}

const WORDS: Record<Locale, () => Promise<{ default: ToolWords }>> = {
  'zh-Hans': () => import('$site/tools.zh-Hans.json'),
  en: () => import('$site/tools.en.json'),
};

/** Makes the tools of an article work; returns a cleanup function. */
export async function startTools(page: HTMLElement, locale: Locale): Promise<() => void> {
  const { texts, terms, placeholders } = (await WORDS[locale]()).default;
  const t = messagesOf(texts);
  const undo = [
    enhanceCodeCopy(page, t),
    explainTerms(page, terms, t),
    fillPlaceholders(page, (id) => placeholders[id] ?? id, t),
    offerReport(page, t),
    answerHelpful(page, t),
  ];
  return () => undo.forEach((stop) => stop());
}
