import type { RecordType } from '../model/searchRecord';
import { SEARCH } from '../model/searchLimits';
import type { SearchSection } from '../model/searchSections';
import type { Hit, SearchParams } from '../engine/engine';
import { snippet } from './highlight';
import type { Matches, Wanted } from './embeddedIndex';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A matching section, with the terms that matched. */
export interface FoundSection {
  section: SearchSection;
  match: Matches;
}

/** The requested snippets are short; the dialog has room for twice as many words in a line. */
const LINE_SHARE = 2;

/** Converts a section to a hit in the hosted service's format, with snippets of its heading and its text. */
export function toHit({ section, match }: FoundSection, wanted: Wanted, params: SearchParams = {}): Hit {
  const [snippets = ''] = params.attributesToSnippet ?? [];
  const length = LINE_SHARE * (Number(snippets.split(':')[1]) || SEARCH.snippetWords);
  const { url, level, hierarchy } = section;
  const words = new Set(Object.keys(match));
  const content = section.content || null;
  const fields = new Set(Object.values(match).flat());
  const isText = content !== null && !fields.has('heading') && fields.has('content');
  const name: RecordType = LEVELS[level] ?? 'lvl1';
  const snippetOf = (text: string) => ({ value: snippet(text, words, wanted, length) });
  return {
    objectID: url,
    url,
    type: isText ? 'content' : name,
    hierarchy: Object.fromEntries(LEVELS.map((each, i) => [each, hierarchy[i] ?? null])),
    content,
    ...(fields.size === 1 && fields.has('counterpart') && { isForeign: true }),
    _snippetResult: {
      hierarchy: { [name]: snippetOf(hierarchy[level] ?? '') },
      ...(content && { content: snippetOf(content) }),
    },
  };
}
