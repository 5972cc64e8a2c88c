import { SEARCH } from '../../site/limits';

/** Words that the dialog opens with. */
export interface InitialQuery {
  text: string;
  /** Selected words are replaced by typing; typed ones are continued. */
  isSelected: boolean;
}

/** Words typed before the dialog was there; without any, the text that the reader has selected on the page. */
export function initialQuery(typed: string, selected: string): InitialQuery {
  if (typed) return { text: typed.slice(0, SEARCH.queryMaxChars), isSelected: false };
  const words = [...selected.trim().replace(/\s+/g, ' ')].slice(0, SEARCH.selectionMaxChars).join('');
  return { text: words, isSelected: true };
}
