import type { RecordType } from '../../model/searchRecord';
import type { SearchSection } from '../../model/searchSections';
import type { HighlightedHit, HighlightedText, Hit, SearchParams } from './engine';
import { highlight, snippet, type HighlightTags } from './highlight';
import type { RankedSection } from './rankSections';

/** Words of an attribute that are shown when the request does not say. */
const DEFAULT_SNIPPET_WORDS = 10;
const LEVELS = 7;

/** A ranked section as the hosted service would answer it. */
export function toHit(section: SearchSection, ranked: RankedSection, params: SearchParams): Hit {
  const words = new Set(Object.keys(ranked.match));
  const content = section.content || null;
  const headingMatched = Object.values(ranked.match).some((fields) => fields.includes('heading'));
  const type: RecordType = headingMatched || !content ? (`lvl${section.level}` as RecordType) : 'content';
  const texts = hierarchyTexts(section);
  return {
    objectID: section.url,
    url: section.url,
    type,
    hierarchy: Object.fromEntries(
      Array.from({ length: LEVELS }, (_, level) => [`lvl${level}`, section.hierarchy[level] ?? null]),
    ),
    content,
    _highlightResult: highlighted(texts, content, words, tagsOf(params)),
    _snippetResult: snipped(texts, content, words, params),
  };
}

function tagsOf({ highlightPreTag = '<em>', highlightPostTag = '</em>' }: SearchParams): HighlightTags {
  return { pre: highlightPreTag, post: highlightPostTag };
}

function hierarchyTexts({ hierarchy }: SearchSection): [name: string, text: string][] {
  return hierarchy.flatMap((text, level) => (text ? [[`lvl${level}`, text] as [string, string]] : []));
}

function highlighted(
  texts: readonly [name: string, text: string][],
  content: string | null,
  words: ReadonlySet<string>,
  tags: HighlightTags,
): HighlightedHit {
  const mark = (text: string): HighlightedText => withLevel(text, highlight(text, words, tags));
  return {
    hierarchy: Object.fromEntries(texts.map(([name, text]) => [name, mark(text)])),
    ...(content && { content: mark(content) }),
  };
}

function snipped(
  texts: readonly [name: string, text: string][],
  content: string | null,
  words: ReadonlySet<string>,
  params: SearchParams,
): HighlightedHit {
  const ellipsis = params.snippetEllipsisText ?? '…';
  const wanted = snippetLengths(params.attributesToSnippet ?? []);
  const cut = (text: string, length: number): HighlightedText =>
    withLevel(text, snippet(text, words, tagsOf(params), length, ellipsis));
  const lengthOf = (attribute: string) => wanted.get(attribute) ?? wanted.get('*');
  const contentLength = lengthOf('content');
  return {
    hierarchy: Object.fromEntries(
      texts.flatMap(([name, text]) => {
        const length = lengthOf(`hierarchy.${name}`);
        return length === undefined ? [] : [[name, cut(text, length)]];
      }),
    ),
    ...(content && contentLength !== undefined && { content: cut(content, contentLength) }),
  };
}

/**
 * Attributes to cut and to how many words.
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
