import { BLOCK_BORDER, CELL_BORDER, type SearchSection } from '../model/searchSections';
import { normalizeText } from './queryPlan';
import { SAME_WEIGHT, type Thesaurus } from './thesaurus';

/** A row of a definition table. */
export interface DefinedTerm {
  /** The term, and its name in the other language. */
  term: string;
  text: string;
  /** Address of the section that explains the term; '' if there is none. */
  explained: string;
  section: SearchSection;
}

/** Finds the definition if the whole query is a term. */
export type Define = (query: string) => DefinedTerm | undefined;

/** Creates the lookup for a language's definitions: terms are found by any of their names and by synonyms. */
export function createDefinitions(sections: readonly SearchSection[], thesaurus: Thesaurus): Define {
  const known = new Map<string, DefinedTerm>();
  for (const section of sections) {
    if (!section.answers) continue;
    section.content.split(BLOCK_BORDER).forEach((row, i) => {
      const cells = row.split(CELL_BORDER);
      const names = [...new Set(cells.slice(0, -1))];
      const explained = section.explained?.[i] ?? '';
      const term = { term: names.join(CELL_BORDER), text: cells.at(-1) ?? '', explained, section };
      for (const name of names.map(normalizeText)) if (!known.has(name)) known.set(name, term);
    });
  }
  return (query) => {
    const asked = normalizeText(query);
    const exact = known.get(asked) ?? known.get(asked.replace(/s$/, ''));
    if (exact) return exact;
    const [whole, ...rest] = thesaurus(asked);
    if (!whole || rest.length > 0) return undefined;
    const same = whole.others.filter(({ weight }) => weight === SAME_WEIGHT);
    return same.map(({ text }) => known.get(text)).find(Boolean);
  };
}
