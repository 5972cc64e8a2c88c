import { isHan } from '../model/searchTokens';

/** Names by their pinyin. */
export interface Pinyin {
  /** The name that a text spells; undefined for any other text. */
  nameOf: (text: string) => string | undefined;
  /** The letters that spell a name. */
  lettersOf: (name: string) => string;
}

const SYLLABLES = /([a-z]+)([^a-z]+)/g;
/** Input methods separate syllables by apostrophes. */
const SEPARATORS = /[\s'’]/g;
const SPELLING = /^[a-z\d]{3,}$/;

/** Prepares finding names by pinyin, from the table that the build writes; both are read on the first use. */
export function createPinyin(table: string, readNames: () => readonly string[]): Pinyin {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  let names: readonly (readonly [name: string, characters: readonly string[]])[] | undefined;
  const readingsOf = (character: string): readonly string[] | undefined =>
    (known ??= readTable(table)).get(character);
  const spells = (letters: string, [character, ...rest]: readonly string[]): boolean => {
    if (character === undefined) return letters === '';
    return (readingsOf(character) ?? [character.toLowerCase()]).some(
      (syllable) => letters.startsWith(syllable) && spells(letters.slice(syllable.length), rest),
    );
  };
  return {
    nameOf: (text) => {
      const letters = text.replace(SEPARATORS, '').toLowerCase();
      if (table === '' || !SPELLING.test(letters)) return undefined;
      names ??= readNames()
        .filter(isHan)
        .map((name) => [name, [...name.replace(SEPARATORS, '')]] as const);
      return names.find(([, characters]) => spells(letters, characters))?.[0];
    },
    lettersOf: (name) => [...name].map((character) => readingsOf(character)?.[0] ?? '').join(''),
  };
}

function readTable(table: string): Map<string, string[]> {
  const readings = new Map<string, string[]>();
  for (const [, syllable = '', characters = ''] of table.matchAll(SYLLABLES))
    for (const character of characters)
      readings.set(character, [...(readings.get(character) ?? []), syllable]);
  return readings;
}
