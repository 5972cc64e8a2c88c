import { ownValue } from '@idmp/model';
import { isHan } from '../model/searchTokens';
import { MARK } from '../model/search';
import {
  emptyAnswer,
  type HighlightedHit,
  type HighlightedText,
  type Hit,
  type SearchAnswer,
  type SearchRequest,
} from '../engine/engine';

type Fields = Readonly<Record<string, unknown>>;

/** More than any list ever shows. */
const HITS_MAX = 100;
const TEXT_MAX_CHARS = 10_000;
const RECORD_TYPE = /^(?:lvl[0-6]|content)$/;
const LEVEL_NAME = /^lvl[0-6]$/;

/**
 * Validates a response of the hosted service: keeps the known texts of each hit and drops hits that aren't records.
 * @throws if nothing valid is left, so that the search falls back to the embedded engine
 */
export function validateAnswer(answer: unknown, request: SearchRequest): SearchAnswer {
  const { hits, queryID, ...facts } = fieldsOf(answer);
  if (!Array.isArray(hits)) throw new Error('The search service sent no list of hits.');
  const valid = hits
    .slice(0, HITS_MAX)
    .flatMap((hit) => validateHit(fieldsOf(hit), request.params?.query ?? '') ?? []);
  if (hits.length > 0 && valid.length === 0)
    throw new Error('The search service sent hits of an unknown form.');
  const number = (name: string): number => {
    const value = ownValue(facts, name);
    return typeof value === 'number' && value >= 0 ? value : 0;
  };
  return {
    ...emptyAnswer(request),
    hits: valid,
    nbHits: Math.max(valid.length, number('nbHits')),
    page: number('page'),
    nbPages: number('nbPages'),
    hitsPerPage: number('hitsPerPage'),
    processingTimeMS: number('processingTimeMS'),
    ...(isText(queryID) && { queryID }),
  };
}

function validateHit(hit: Fields, query: string): Hit | undefined {
  const { objectID, url, type, content } = hit;
  const hierarchy = levelsOf(hit['hierarchy'], (text) => (isText(text) ? text : undefined));
  if (!isText(objectID) || !isText(url) || !isText(type) || !RECORD_TYPE.test(type)) return undefined;
  if (Object.keys(hierarchy).length === 0) return undefined;
  const snippets = highlighted(hit['_snippetResult']);
  return {
    objectID,
    url,
    type: type as Hit['type'],
    hierarchy,
    content: isText(content) ? content : null,
    ...(isForeign(query, hierarchy, snippets) && { isForeign: true }),
    _highlightResult: highlighted(hit['_highlightResult']),
    _snippetResult: snippets,
  };
}

/** Whether no visible text matched and the query is in a different script than the page. */
function isForeign(
  query: string,
  hierarchy: Record<string, string>,
  { hierarchy: levels, content }: HighlightedHit,
): boolean {
  const shown = [...Object.values(levels), ...(content ? [content] : [])];
  if (shown.length === 0 || shown.some(({ value }) => value.includes(MARK.pre))) return false;
  return isHan(query) !== isHan(Object.values(hierarchy).join(''));
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

/** Levels of a hierarchy, without those of a wrong type. */
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
