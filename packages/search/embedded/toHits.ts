import type { RecordType } from '../model/searchRecord';
import type { SearchSection } from '../model/searchSections';
import type { HighlightedHit, HighlightedText, Hit, SearchParams } from '../engine/engine';
import { highlight, snippet, type HighlightTags } from './highlight';
import type { Matches, Wanted } from './embeddedIndex';
import { MARK } from '../model/search';

/** Default snippet length in words. */
const DEFAULT_SNIPPET_WORDS = 10;
const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A matching section, with the terms that matched. */
export interface FoundSection {
  section: SearchSection;
  match: Matches;
}

/** Format options for the texts of hits. */
interface TextForm {
  tags: HighlightTags;
  wanted: Wanted;
  isHighlighted: (attribute: string) => boolean;
  /** Snippet length of an attribute in words; undefined for no snippet. */
  wordsOf: (attribute: string) => number | undefined;
  ellipsis: string;
}

/** Converts ranked sections to hits in the hosted service's format. */
export function toHits(found: readonly FoundSection[], params: SearchParams, wanted?: Wanted): Hit[] {
  const form = textForm(params, wanted);
  return found.map(({ section, match }) => toHit(section, match, form));
}

function textForm(
  {
    highlightPreTag = '<em>',
    highlightPostTag = '</em>',
    snippetEllipsisText = '…',
    attributesToHighlight = ['*'],
    attributesToSnippet = [],
  }: SearchParams,
  wanted: Wanted = { typed: new Set(), synonyms: [] },
): TextForm {
  const lengths = snippetLengths(attributesToSnippet);
  return {
    // Other tags cannot tell a synonym from what was typed.
    wanted: highlightPreTag === MARK.pre ? wanted : { ...wanted, synonyms: [] },
    tags: { pre: highlightPreTag, synonym: MARK.synonym, post: highlightPostTag },
    isHighlighted: (attribute) =>
      attributesToHighlight.some(
        (name) => name === '*' || name === attribute || attribute.startsWith(`${name}.`),
      ),
    wordsOf: (attribute) => lengths.get(attribute) ?? lengths.get('*'),
    ellipsis: snippetEllipsisText,
  };
}

function toHit(section: SearchSection, match: Matches, form: TextForm): Hit {
  const words = new Set(Object.keys(match));
  const content = section.content || null;
  const fields = new Set(Object.values(match).flat());
  const isText = content !== null && !fields.has('heading') && fields.has('content');
  const type: RecordType = isText ? 'content' : (`lvl${section.level}` as RecordType);
  const { tags, wanted, ellipsis } = form;
  return {
    objectID: section.url,
    url: section.url,
    type,
    hierarchy: Object.fromEntries(LEVELS.map((name, level) => [name, section.hierarchy[level] ?? null])),
    content,
    ...(fields.size === 1 && fields.has('counterpart') && { isForeign: true }),
    _highlightResult: eachText(section, (attribute, text) =>
      form.isHighlighted(attribute) ? highlight(text, wanted, tags) : undefined,
    ),
    _snippetResult: eachText(section, (attribute, text) => {
      const length = form.wordsOf(attribute);
      return length === undefined ? undefined : snippet(text, words, wanted, tags, length, ellipsis);
    }),
  };
}

/** Formats the texts of a section; texts without a format are omitted. */
function eachText(
  { hierarchy, content }: SearchSection,
  toForm: (attribute: string, text: string) => string | undefined,
): HighlightedHit {
  const texts: HighlightedHit = { hierarchy: {} };
  hierarchy.forEach((text, level) => {
    const name = LEVELS[level] ?? '';
    const value = text ? toForm(`hierarchy.${name}`, text) : undefined;
    if (text && value !== undefined) texts.hierarchy[name] = withLevel(text, value);
  });
  const value = content ? toForm('content', content) : undefined;
  if (value !== undefined) texts.content = withLevel(content, value);
  return texts;
}

/**
 * Snippet length in words by attribute.
 * @example snippetLengths(['content:10', '*:5']) // Map { 'content' => 10, '*' => 5 }
 */
function snippetLengths(attributes: readonly string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', words] = attribute.split(':');
      return [name, Number(words ?? DEFAULT_SNIPPET_WORDS)];
    }),
  );
}

function withLevel(text: string, value: string): HighlightedText {
  return { value, matchLevel: value.length > text.length ? 'full' : 'none' };
}
