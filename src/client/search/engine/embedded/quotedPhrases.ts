import type { SearchSection } from '../../../../model/searchSections';
import { normalizeText } from './phrases';

const QUOTED = /["“”„«「『]([^"“”„«»「」『』]{2,})["“”»」』]/g;

/** Phrases that a query has in quotes, of any language. */
export function quotedPhrases(query: string): string[] {
  return [...query.matchAll(QUOTED)].map(([, phrase = '']) => normalizeText(phrase)).filter(Boolean);
}

/** Tests whether the section at a position holds all phrases in its headings or its text. */
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
