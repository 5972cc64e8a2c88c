import type { SearchSection } from '../model/searchSections';
import { normalizeText } from './phrases';

const QUOTED = /["“”„«「『]([^"“”„«»「」『』]{2,})["“”»」』]/g;

/** Quoted phrases of a query, with the quotation marks of any language. */
export function quotedPhrases(query: string): string[] {
  return [...query.matchAll(QUOTED)].map(([, phrase = '']) => normalizeText(phrase)).filter(Boolean);
}

/** Tests whether the section at an index contains all phrases in its headings or text. */
export function sectionsWith(
  phrases: readonly string[],
  sections: readonly SearchSection[],
): (id: number) => boolean {
  if (phrases.length === 0) return () => true;
  return (id) => {
    const { hierarchy = [], content = '' } = sections[id] ?? {};
    const text = normalizeText([...hierarchy.filter(Boolean), content].join('\n'));
    return phrases.every((phrase) => text.includes(phrase));
  };
}
