import { stemmer } from 'stemmer';

/** British spellings and their American form. */
const SPELLINGS: readonly [british: RegExp, american: string][] = [
  [/(?<=[iy])s(?=(?:e|ed|er|ing|ation)$)/, 'z'],
  [/(?<=..)our(?=(?:ed|ing|ite|al)?$)/, 'or'],
  [/(?<=..)tre$/, 'ter'],
  [/ogue$/, 'og'],
  [/ense$/, 'ence'],
  [/mme$/, 'm'],
];

/** Stem that the forms of an English word share, in British and American spelling. */
export function stemOf(word: string): string {
  return stemmer(SPELLINGS.reduce((text, [british, american]) => text.replace(british, american), word));
}
