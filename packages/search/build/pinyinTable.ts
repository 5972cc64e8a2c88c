import { pinyin } from 'pinyin-pro';

const HAN_RUNS = /\p{Script=Han}+/gu;

/**
 * The syllables of the Han characters of some names, each followed by its characters: `guan管关shi事时`. A character
 * with several readings stands behind each of them.
 */
export function pinyinTable(names: readonly string[]): string {
  const bySyllable = new Map<string, Set<string>>();
  for (const run of new Set(names.flatMap((name) => name.match(HAN_RUNS) ?? []))) {
    const syllables = pinyin(run, { toneType: 'none', type: 'array' });
    [...run].forEach((character, i) => {
      const syllable = syllables[i]?.replaceAll('ü', 'v') ?? '';
      bySyllable.set(syllable, (bySyllable.get(syllable) ?? new Set()).add(character));
    });
  }
  return [...bySyllable]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([syllable, characters]) => syllable + [...characters].join(''))
    .join('');
}
