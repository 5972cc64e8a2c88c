import type { Locale } from '@idmp/model';

/** A question for which a section is the answer, from the question bank. */
export interface Question {
  text: string;
  locale: Locale;
  /** Slug of the page it belongs to. */
  slug: string;
  /** Id of its section; {@link WHOLE_PAGE} for the page itself. */
  section: string;
  /** Whether it only tests what search finds, and is not indexed. */
  isHeldOut?: true;
  file: string;
  line: number;
}

/** Section id of the bank for the page as a whole. */
export const WHOLE_PAGE = '_page';

/** Maximum length of the questions that a section shares with its counterpart: more would enlarge the index for little gain. */
const COUNTERPART_MAX_CHARS: Readonly<Record<Locale, number>> = { en: 50, 'zh-Hans': 32 };

/** The first questions of a section in a language, for readers of its counterpart who ask in that language. */
export function counterpartQuestions(questions: readonly string[], locale: Locale): string[] {
  let chars = 0;
  return questions.filter(({ length }) => (chars += length) <= COUNTERPART_MAX_CHARS[locale]);
}

/** Questions by language, page and section. */
export type QuestionsOf = (locale: Locale, slug: string, section: string) => readonly string[];

/** Looks up the questions of a section that search may know. */
export function questionFinder(questions: readonly Question[]): QuestionsOf {
  const bySection = new Map<string, string[]>();
  for (const { locale, slug, section, text, isHeldOut } of questions) {
    if (isHeldOut) continue;
    const key = keyOf(locale, slug, section);
    const texts = bySection.get(key);
    if (texts) texts.push(text);
    else bySection.set(key, [text]);
  }
  return (locale, slug, section) => bySection.get(keyOf(locale, slug, section)) ?? [];
}

function keyOf(locale: Locale, slug: string, section: string): string {
  return `${locale}\n${slug}\n${section}`;
}
