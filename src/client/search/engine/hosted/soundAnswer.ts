import {
  emptyAnswer,
  type HighlightedHit,
  type HighlightedText,
  type Hit,
  type SearchAnswer,
  type SearchRequest,
} from '../engine';

type Fields = Readonly<Record<string, unknown>>;

/** More than any list shows. */
const HITS_MAX = 100;
const TEXT_MAX_CHARS = 10_000;
const RECORD_TYPE = /^(?:lvl[0-6]|content)$/;
const LEVEL_NAME = /^lvl[0-6]$/;

/**
 * An answer of the hosted service as this site may show it: of each hit the known texts, without hits that are no
 * records.
 * @throws when it holds nothing that can be shown, so that the embedded engine answers
 */
export function soundAnswer(answer: unknown, request: SearchRequest): SearchAnswer {
  const { hits, queryID, ...facts } = fieldsOf(answer);
  if (!Array.isArray(hits)) throw new Error('The search service sent no list of hits.');
  const sound = hits.slice(0, HITS_MAX).flatMap((hit) => soundHit(fieldsOf(hit)) ?? []);
  if (hits.length > 0 && sound.length === 0)
    throw new Error('The search service sent hits of an unknown form.');
  const number = (name: string): number => {
    const value = facts[name];
    return typeof value === 'number' && value >= 0 ? value : 0;
  };
  return {
    ...emptyAnswer(request),
    hits: sound,
    nbHits: Math.max(sound.length, number('nbHits')),
    page: number('page'),
    nbPages: number('nbPages'),
    hitsPerPage: number('hitsPerPage'),
    processingTimeMS: number('processingTimeMS'),
    ...(isText(queryID) && { queryID }),
  };
}

function soundHit(hit: Fields): Hit | undefined {
  const { objectID, url, type, content } = hit;
  const hierarchy = levelsOf(hit['hierarchy'], (text) => (isText(text) ? text : undefined));
  if (!isText(objectID) || !isText(url) || !isText(type) || !RECORD_TYPE.test(type)) return undefined;
  if (Object.keys(hierarchy).length === 0) return undefined;
  return {
    objectID,
    url,
    type: type as Hit['type'],
    hierarchy,
    content: isText(content) ? content : null,
    _highlightResult: highlighted(hit['_highlightResult']),
    _snippetResult: highlighted(hit['_snippetResult']),
  };
}

function highlighted(value: unknown): HighlightedHit {
  const { hierarchy, content } = fieldsOf(value);
  const text = highlightedText(content);
  return { hierarchy: levelsOf(hierarchy, highlightedText), ...(text && { content: text }) };
}

function highlightedText(part: unknown): HighlightedText | undefined {
  const { value, matchLevel } = fieldsOf(part);
  if (!isText(value)) return undefined;
  return { value, matchLevel: matchLevel === 'full' || matchLevel === 'partial' ? matchLevel : 'none' };
}

/** What the levels of a hierarchy hold, without levels that hold something else. */
function levelsOf<Value>(
  hierarchy: unknown,
  read: (value: unknown) => Value | undefined,
): Record<string, Value> {
  const levels = Object.entries(fieldsOf(hierarchy)).flatMap(([name, value]): [string, Value][] => {
    const known = LEVEL_NAME.test(name) ? read(value) : undefined;
    return known === undefined ? [] : [[name, known]];
  });
  return Object.fromEntries(levels);
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= TEXT_MAX_CHARS;
