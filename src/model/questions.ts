import type { Locale } from './locale';

/** One way in which readers ask for a section, as written in the question bank. */
export interface Question {
  text: string;
  locale: Locale;
  /** Slug of the page it belongs to. */
  slug: string;
  /** Id of its section; {@link WHOLE_PAGE} for the page itself. */
  section: string;
  file: string;
  line: number;
}

/** Stands for the page as a whole among the section ids of the bank. */
export const WHOLE_PAGE = '_page';

/** Questions by language, page and section. */
export type QuestionsOf = (locale: Locale, slug: string, section: string) => readonly string[];

/** Looks questions up by the section they belong to. */
export function questionFinder(questions: readonly Question[]): QuestionsOf {
  const bySection = new Map<string, string[]>();
  for (const { locale, slug, section, text } of questions) {
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
