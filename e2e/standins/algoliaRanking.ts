import { editDistance } from '../../src/model/nearest';
import type { StoredIndex, StoredObject } from './algoliaStore';

/** Position of a word in an object: attribute in the order of the settings, and position within it. */
type WordPlaces = Map<number, number[]>;
type Places = Map<string, WordPlaces>;

/** An alternative for a part of a query. */
interface Wording {
  words: readonly (readonly string[])[];
  typos: number;
  isExact: boolean;
}

interface Match {
  object: StoredObject;
  words: number;
  typo: number;
  attribute: number;
  proximity: number;
  exact: number;
}

type Criterion = (a: Match, b: Match) => number;

const CRITERIA: Readonly<Record<string, Criterion>> = {
  words: (a, b) => b.words - a.words,
  typo: (a, b) => a.typo - b.typo,
  attribute: (a, b) => a.attribute - b.attribute,
  proximity: (a, b) => a.proximity - b.proximity,
  exact: (a, b) => b.exact - a.exact,
};
/** An object with the positions of its words. */
type FoundObject = Omit<Match, 'attribute' | 'proximity'> & { found: WordPlaces[] };

/** Without the setting, all texts are searchable. */
const ALL_ATTRIBUTES = ['hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,content'];
/** Maximum proximity; words farther apart count the same. */
const FARTHEST = 8;
const HAN = /\p{Script=Han}/u;
/** Some of the words that `removeStopWords` removes from queries. */
const STOP_WORDS = new Set(
  `a an and are as at be by can could do does for from has have how i if in into is it its me my of on or our should
  so than that the their them then there these they this those to us was we were what when where which who why will
  with would you your 的 了 是 在 吗 呢 吧 和 与 或 把 被 怎么 如何 什么 哪里 哪些 哪个 哪 为什么 怎样 可以 能 要 我 有 多少 几`.split(
    /\s+/,
  ),
);
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of a text as the service splits it: Chinese by a dictionary, plurals ignored. */
function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const [run] of text
    .normalize('NFKC')
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}_]+/gu)) {
    if (!HAN.test(run)) found.push(run.length > 3 ? run.replace(/(?<!s)s$/, '') : run);
    else for (const { segment } of segmenter.segment(run)) found.push(segment);
  }
  return found;
}

/** Value of an attribute such as `hierarchy.lvl1`, as texts. */
function textsOf(object: StoredObject, attribute: string): string[] {
  const value = attribute
    .split('.')
    .reduce<unknown>((from, name) => (from as Record<string, unknown> | null | undefined)?.[name], object);
  return [value].flat().filter((text): text is string => typeof text === 'string');
}

const known = new WeakMap<StoredObject, Places>();

/** Attributes of one line of the settings have the same priority. */
function placesOf(object: StoredObject, attributes: readonly string[]): Places {
  let places = known.get(object);
  if (places) return places;
  places = new Map<string, WordPlaces>();
  known.set(object, places);
  for (const [number, attribute] of attributes.entries()) {
    let position = 0;
    for (const text of attribute.split(/, */).flatMap((name) => textsOf(object, name))) {
      for (const word of wordsOf(text)) {
        const inAttributes: WordPlaces = places.get(word) ?? new Map<number, number[]>();
        const positions = inAttributes.get(number) ?? [];
        positions.push(position);
        inAttributes.set(number, positions);
        places.set(word, inAttributes);
        position += 1;
      }
      position += FARTHEST;
    }
  }
  return places;
}

/** Positions of each word, by object. */
type Postings = Map<string, Map<StoredObject, WordPlaces>>;

const postingsOf = new WeakMap<readonly StoredObject[], Postings>();

function readPostings(objects: readonly StoredObject[], attributes: readonly string[]): Postings {
  let postings = postingsOf.get(objects);
  if (postings) return postings;
  postings = new Map<string, Map<StoredObject, WordPlaces>>();
  postingsOf.set(objects, postings);
  for (const object of objects)
    for (const [word, places] of placesOf(object, attributes)) {
      const holders = postings.get(word) ?? new Map<StoredObject, WordPlaces>();
      holders.set(object, places);
      postings.set(word, holders);
    }
  return postings;
}

/** Objects that match a query, in the order of the service's documented ranking criteria. */
export function rankObjects(
  objects: readonly StoredObject[],
  { settings, synonyms }: Pick<StoredIndex, 'settings' | 'synonyms'>,
  query: string,
): StoredObject[] {
  const list = (name: string): string[] => (settings[name] as string[] | undefined) ?? [];
  const searchable = list('searchableAttributes').map((name) => name.replace(/^unordered\((.*)\)$/, '$1'));
  const attributes = searchable.length > 0 ? searchable : ALL_ATTRIBUTES;
  const said = wordsOf(query);
  const content = said.filter((word) => !list('removeStopWords').length || !STOP_WORDS.has(word));
  const asked = content.length > 0 ? content : said;
  if (asked.length === 0) return [...objects];
  const criteria = [
    ...list('ranking').flatMap((name) => CRITERIA[name] ?? []),
    ...list('customRanking').map(customCriterion),
  ];
  const postings = readPostings(objects, attributes);
  const matches = matchesOf(partsOf(asked, synonyms as Synonym[], postings), postings);
  const whole = matches.filter(({ words }) => words === asked.length);
  const isOptional = whole.length === 0 && settings['removeWordsIfNoResults'] === 'allOptional';
  return (isOptional ? matches.filter(({ words }) => words > 0) : whole)
    .map(({ found, ...match }) => ({ ...match, ...nearnessOf(found) }))
    .sort((a, b) => {
      for (const compare of criteria) {
        const difference = compare(a, b);
        if (difference !== 0) return difference;
      }
      return 0;
    })
    .map(({ object }) => object);
}

interface Synonym {
  type: string;
  input?: string;
  synonyms: string[];
}

interface Part {
  length: number;
  wordings: Wording[];
}

/** Phrases of a synonym and their replacements. */
interface PhraseGroup {
  from: string[][];
  to: string[][];
}

const phraseGroups = new WeakMap<readonly Synonym[], PhraseGroup[]>();

function phrasesOf(synonyms: readonly Synonym[]): PhraseGroup[] {
  let groups = phraseGroups.get(synonyms);
  if (groups) return groups;
  groups = synonyms.map(({ input, synonyms: others }) => {
    const phrases = others.map((other) => wordsOf(other));
    return { from: input === undefined ? phrases : [wordsOf(input)], to: phrases };
  });
  phraseGroups.set(synonyms, groups);
  return groups;
}

/** The longest phrases that have synonyms, and single words between them. */
function partsOf(asked: readonly string[], synonyms: readonly Synonym[], vocabulary: Postings): Part[] {
  const groups = phrasesOf(synonyms);
  const parts: Part[] = [];
  for (let at = 0; at < asked.length;) {
    const phrasesHere = groups.flatMap(({ from, to }) =>
      from.flatMap((phrase) =>
        phrase.length > 0 && phrase.every((word, i) => asked[at + i] === word) ? [{ phrase, to }] : [],
      ),
    );
    const length = Math.max(1, ...phrasesHere.map(({ phrase }) => phrase.length));
    const own = asked.slice(at, at + length);
    const isLast = at + length === asked.length;
    const others = phrasesHere.filter(({ phrase }) => phrase.length === length).flatMap(({ to }) => to);
    parts.push({
      length,
      wordings: [
        ...wordingsOf(own, isLast, vocabulary),
        ...others.map((words) => ({
          words: words.map((word) => [word]),
          typos: 0,
          isExact: words.length === 1,
        })),
      ],
    });
    at += length;
  }
  return parts;
}

/** A phrase as it is, its last word as a prefix, and unknown words with typing errors. */
function wordingsOf(own: readonly string[], isLast: boolean, vocabulary: Postings): Wording[] {
  const exact: Wording = { words: own.map((word) => [word]), typos: 0, isExact: true };
  const last = own.at(-1) ?? '';
  const longer = isLast
    ? [...vocabulary.keys()].filter((word) => word !== last && word.startsWith(last))
    : [];
  const prefix = { words: [...own.slice(0, -1).map((word) => [word]), longer], typos: 0, isExact: false };
  const unknown = own.length === 1 && !vocabulary.has(last) && !HAN.test(last) ? last : '';
  const similar = [1, 2].flatMap((typos): Wording[] => {
    const near = [...vocabulary.keys()].filter(
      (word) => allowsTypos(unknown, typos) && isNear(unknown, word, typos),
    );
    return near.length > 0 ? [{ words: [near], typos, isExact: false }] : [];
  });
  return [exact, ...(longer.length > 0 ? [prefix] : []), ...similar];
}

const allowsTypos = (word: string, typos: number): boolean => word.length >= (typos === 1 ? 3 : 7);

function isNear(a: string, b: string, most: number): boolean {
  return Math.abs(a.length - b.length) <= most && editDistance(a, b, most + 1) <= most;
}

/** Objects that hold at least a part of the query. */
function matchesOf(parts: readonly Part[], postings: Postings): FoundObject[] {
  const matches = new Map<StoredObject, FoundObject>();
  for (const { length, wordings } of parts) {
    const done = new Set<StoredObject>();
    for (const { words, typos, isExact } of wordings) {
      const [first, ...others] = words.map((forms) => holdersOf(forms, postings));
      for (const [object, places] of first ?? []) {
        const rest = others.map((holders) => holders.get(object));
        if (done.has(object) || !rest.every((each) => each !== undefined)) continue;
        done.add(object);
        const match = matches.get(object) ?? { object, ...NO_MATCH, found: [] };
        matches.set(object, match);
        match.found.push(places, ...rest);
        match.words += length;
        match.typo += typos;
        match.exact += isExact ? length : 0;
      }
    }
  }
  return [...matches.values()];
}

const NO_MATCH = { words: 0, typo: 0, exact: 0 };

/** Objects that hold one of several forms of a word. */
function holdersOf(forms: readonly string[], postings: Postings): Map<StoredObject, WordPlaces> {
  const [only = ''] = forms;
  if (forms.length === 1) return postings.get(only) ?? new Map<StoredObject, WordPlaces>();
  const holders = new Map<StoredObject, WordPlaces>();
  for (const form of forms)
    for (const [object, places] of postings.get(form) ?? [])
      if (!holders.has(object)) holders.set(object, places);
  return holders;
}

/** The attribute that holds most of the words, and how far apart they are there. */
function nearnessOf(found: readonly WordPlaces[]): Pick<Match, 'attribute' | 'proximity'> {
  const counts = new Map<number, number>();
  for (const word of found)
    for (const attribute of word.keys()) counts.set(attribute, (counts.get(attribute) ?? 0) + 1);
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const attribute = best?.[0] ?? Infinity;
  const proximity = found.slice(1).reduce((sum, word, i) => {
    const before = found[i]?.get(attribute) ?? [];
    const after = word.get(attribute) ?? [];
    const distances = before.flatMap((from) => after.map((to) => (to > from ? to - from : from - to + 1)));
    return sum + Math.min(FARTHEST, ...distances);
  }, 0);
  return { attribute, proximity };
}

/** @example customCriterion('desc(weight.level)') */
function customCriterion(criterion: string): Criterion {
  const [, order = '', path = ''] = /^(asc|desc)\((.*)\)$/.exec(criterion) ?? [];
  const sign = order === 'asc' ? 1 : -1;
  return (a, b) => sign * (numberAt(a.object, path) - numberAt(b.object, path));
}

function numberAt(object: StoredObject, path: string): number {
  return Number(
    path
      .split('.')
      .reduce<unknown>((from, name) => (from as Record<string, unknown> | undefined)?.[name], object),
  );
}
