/** Letters and digits of any script but Han. Plain ones come first, as they match fastest. */
const LETTERS = String.raw`(?:[A-Za-z0-9]|(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+`;
/** Verbs that form one word with a particle: `log in`, `signed in`, `set up`. */
const VERB = String.raw`(?:(?:[Ll]og|[Ss]ign)(?:g?ed|g?ing|s)?[ -](?:in|on|out|off|up)|(?:[Ss]et|[Bb]ack|[Rr]oll|[Ss]tart)(?:ed|t?ing|s)?[ -](?:up|back))(?![\p{L}\p{N}])`;
/**
 * A run of Han characters, or a word of any other script with its inner punctuation (`values.yaml`,
 * `docker-compose`) and the end of its contraction (`can't`).
 */
const RUNS = new RegExp(
  String.raw`${VERB}|${LETTERS}(?:[._/-]${LETTERS})*(?:['’](?:t|s|re|ve|ll|d|m)(?![\p{L}\p{N}]))?|\p{Script=Han}+`,
  'gu',
);
/** A verb's ending and what separates it from its particle. */
const VERB_ENDING = /(?:g?ed|g?ing|t?ing|ed|s)?[ -](?=(?:in|on|out|off|up|back)$)/;
const CONTRACTION = /['’][a-z]+$/;
/** A version with its `v`. */
const VERSION = /^[Vv](?=\d)/;
/** Words for the same thing, and a name that is no plural. */
const SAME_WORD = new Map(
  Object.entries({
    signin: 'login',
    signon: 'login',
    logon: 'login',
    signout: 'logout',
    logoff: 'logout',
    windows: 'windows',
  }),
);
/** A word without inner punctuation, as most are. */
const SIMPLE_WORD = /^[A-Za-z]?[a-z0-9]*$/;
const HAN = /\p{Script=Han}/u;
const JOINTS = /[._/-]/;
const NUMBER = /^\d[\d.]*$/;
/** Word boundaries in camel case: `maxRows`, `HTTPServer`. */
const CAMEL_BORDERS = /(?<=\p{Ll}|\p{N})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Whether a token consists of Han characters. */
export function isHan(token: string): boolean {
  return HAN.test(token);
}

/** Tokens of a text for index and query: Han bigrams; other words whole and in parts, in the singular. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  for (const run of text.normalize('NFKC').match(RUNS) ?? [])
    for (const token of knownForms.get(run) ?? runTokens(run)) tokens.push(token);
  return tokens;
}

/** Forms of words: the same few thousand make up the texts of a language. */
const knownForms = new Map<string, readonly string[]>();

function runTokens(run: string): readonly string[] {
  if (isHan(run)) return hanBigrams(run);
  const forms = wordForms(run);
  knownForms.set(run, forms);
  return forms;
}

/** A word or Han character of a text. */
export interface WordSpan {
  start: number;
  end: number;
  /** Index terms that it matches; for a Han character, itself and the bigram that it starts. */
  forms: string[];
  isHan: boolean;
}

/** Words and Han characters of a text, in order. */
export function wordSpans(text: string): WordSpan[] {
  const spans: WordSpan[] = [];
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    if (isHan(run)) pushCharacters(spans, run, index);
    else
      spans.push({
        start: index,
        end: index + run.length,
        forms: wordForms(run.normalize('NFKC')),
        isHan: false,
      });
  }
  return spans;
}

function pushCharacters(spans: WordSpan[], run: string, from: number): void {
  const characters = [...run];
  let start = from;
  characters.forEach((character, i) => {
    const end = start + character.length;
    spans.push({ start, end, forms: [character, `${character}${characters[i + 1] ?? ''}`], isHan: true });
    start = end;
  });
}

/** Overlapping bigrams of a run of Han characters; a single character stays as it is. */
function hanBigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`);
}

/**
 * A word whole and in its parts; numbers such as those of versions have no parts.
 * @example wordForms('docker-compose') // ['docker-compose', 'docker', 'compose']
 */
function wordForms(run: string): string[] {
  if (SIMPLE_WORD.test(run)) return [singular(run.toLowerCase().replace(VERSION, ''))];
  const word = run.replace(CONTRACTION, '').replace(VERB_ENDING, '').replace(VERSION, '');
  const parts = NUMBER.test(word) ? [] : word.split(JOINTS).flatMap((part) => part.split(CAMEL_BORDERS));
  const forms = [word, ...parts].map((form) => singular(form.toLowerCase()));
  return parts.length > 1 ? [...new Set(forms)] : forms.slice(0, 1);
}

/** English singular by spelling alone; words of up to three letters are unchanged. */
function singular(word: string): string {
  const same = SAME_WORD.get(word);
  if (same) return same;
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** A word of a query. */
export interface QueryTerm {
  term: string;
  /** Weight of the word: low for function words, lower for parts of a compound than for the whole. */
  weight: number;
}

const FUNCTION_WORD_WEIGHT = 0.1;
const PART_WEIGHT = 0.5;

/** English stop words. */
const ENGLISH_FUNCTION_WORDS = new Set(
  `a an and are as at be by can could do does did for from had has have how i if in into is it its me my of on or our
  should so than that the their them then there these they this those to us was we were what when where which who why
  will with would you your
  am aren been being couldn didn does doesn doing don each every everything get gets getting give given go goes going got
  hadn hasn haven he her him his isn just let like make makes many may me might mine more most much must need needs nobody
  one ones only other ours ours please really self she shouldn some somebody someone something such tell too very want
  wants wasn way well weren while whose won wouldn yet`.split(/\s+/),
);

/** Chinese stop words, matched by character; longer ones first. */
const CHINESE_FUNCTION_WORDS =
  /为什么|怎么样|怎么办|怎么弄|怎么做|怎么回事|行不行|能不能|会不会|要不要|是不是|好不好|有没有|为啥|咋办|咋样|有啥|想要|我们|你们|他们|咱们|自己|到底|一下|那种|这种|东西|的话|的时候|有没有|是不是|能不能|可不可以|在哪里|在哪儿|什么是|是什么|什么|怎么|怎样|如何|哪里|哪些|哪个|哪种|哪儿|在哪|是否|能否|可否|可以|多少|几个|请问|我想|我要|需要|啥|咋|应该|应当|一个|一种|一点|一些|有点|有些|还能|还有|还要|还会|也能|也要|就能|都能|都要|才能|不过|而且|但是|因为|所以|如果|然后|已经|非常|特别|直接|现在|一起|帮我|给我|让我|我的|谁来|很|也|都|啊|呀|嘛|哪|吗|呢|吧|的|了|是|和|与|或|把|被/g;

/** Distinct words of a query with their weights, in order of appearance. */
export function queryTerms(query: string): QueryTerm[] {
  const weights = new Map<string, number>();
  const runs = query.normalize('NFKC').match(RUNS) ?? [];
  for (const run of runs) {
    for (const { term, weight } of isHan(run) ? hanQueryTerms(run) : wordQueryTerms(run)) {
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  }
  return [...weights].map(([term, weight]) => ({ term, weight }));
}

function wordQueryTerms(word: string): QueryTerm[] {
  const weight = ENGLISH_FUNCTION_WORDS.has(word.toLowerCase()) ? FUNCTION_WORD_WEIGHT : 1;
  return wordForms(word).map((term, i) => ({ term, weight: i === 0 ? weight : weight * PART_WEIGHT }));
}

/** Bigrams of a run, with a low weight if they touch a function word, and single characters between such words. */
function hanQueryTerms(run: string): QueryTerm[] {
  const characters = [...run];
  const says = contentMask(run, characters.length);
  const pairs = hanBigrams(run).map((term, i) => ({
    term,
    weight: characters.length < 2 || (says[i] && says[i + 1]) ? 1 : FUNCTION_WORD_WEIGHT,
  }));
  const lone = characters.filter((_, i) => says[i] && !says[i - 1] && !says[i + 1]);
  return [...pairs, ...lone.map((term) => ({ term, weight: 1 }))];
}

/** For each character of a run, whether it is outside function words. */
function contentMask(run: string, length: number): boolean[] {
  const mask = new Array<boolean>(length).fill(true);
  for (const match of run.matchAll(CHINESE_FUNCTION_WORDS)) {
    const start = [...run.slice(0, match.index)].length;
    mask.fill(false, start, start + [...match[0]].length);
  }
  return mask;
}

const FUNCTION_TOKENS = new Set([...ENGLISH_FUNCTION_WORDS].flatMap(wordForms));

/** The distinct words of a question, without function words. */
export function contentWords(question: string): string[] {
  const words = new Set(tokenize(question.normalize('NFKC').replace(CHINESE_FUNCTION_WORDS, ' ')));
  return [...words].filter((word) => !FUNCTION_TOKENS.has(word));
}

/** The content words of a query in alphabetical order: equal for the same question. */
export function queryKey(query: string): string {
  return contentWords(query).sort().join(' ');
}
