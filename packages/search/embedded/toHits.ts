import type { RecordType, SearchSection } from '@idmp/model';
import type { HighlightedHit, HighlightedText, Hit, SearchParams } from '../engine/engine';
import { highlight, snippet, type HighlightTags } from './highlight';
import type { Matches } from './embeddedIndex';

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
  isHighlighted: (attribute: string) => boolean;
  /** Snippet length of an attribute in words; undefined for no snippet. */
  wordsOf: (attribute: string) => number | undefined;
  ellipsis: string;
}

/** Converts ranked sections to hits in the hosted service's format. */
export function toHits(found: readonly FoundSection[], params: SearchParams): Hit[] {
  const form = textForm(params);
  return found.map(({ section, match }) => toHit(section, match, form));
}

function textForm({
  highlightPreTag = '<em>',
  highlightPostTag = '</em>',
  snippetEllipsisText = '…',
  attributesToHighlight = ['*'],
  attributesToSnippet = [],
}: SearchParams): TextForm {
  const lengths = snippetLengths(attributesToSnippet);
  return {
    tags: { pre: highlightPreTag, post: highlightPostTag },
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
  const { tags, ellipsis } = form;
  return {
    objectID: section.url,
    url: section.url,
    type,
    hierarchy: Object.fromEntries(LEVELS.map((name, level) => [name, section.hierarchy[level] ?? null])),
    content,
    ...(fields.size === 1 && fields.has('counterpart') && { isForeign: true }),
    _highlightResult: eachText(section, (attribute, text) =>
      form.isHighlighted(attribute) ? highlight(text, words, tags) : undefined,
    ),
    _snippetResult: eachText(section, (attribute, text) => {
      const length = form.wordsOf(attribute);
      return length === undefined ? undefined : snippet(text, words, tags, length, ellipsis);
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
