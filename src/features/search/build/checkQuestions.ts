import type { CompiledDocument } from '@idmp/compile';
import type { ContentProblem, Locale } from '@idmp/model';
import { type Question, WHOLE_PAGE } from '@idmp/search';
import { report } from './problems';

/** Longest question in characters, and in languages whose words are short. */
const MAX_CHARS = 80;
const MAX_CHARS_IN: Partial<Record<Locale, number>> = { 'zh-Hans': 40 };
const HAN = /\p{Script=Han}/u;
/** A Chinese keyword query has fewer Latin words in a row. */
const LATIN_SENTENCE = /^(?:[A-Za-z']+\s+){5,}[A-Za-z']+\??$/;

/** The part of a page that questions refer to. */
interface AskedPage {
  locale: Locale;
  slug: string;
  fallback: boolean;
  document: Pick<CompiledDocument, 'file' | 'headings' | 'failed'>;
}

/** Checks the questions against the pages they belong to, and against each other. */
export function checkQuestions(
  questions: readonly Question[],
  pages: readonly AskedPage[],
): ContentProblem[] {
  const own = pages.filter(({ fallback }) => !fallback);
  const byPlace = new Map(own.map((page) => [`${page.locale} ${page.slug}`, page]));
  return [...unknownPlaces(questions, byPlace), ...questions.flatMap(textFault), ...duplicates(questions)];
}

/** Reports each missing page or section once. */
function unknownPlaces(
  questions: readonly Question[],
  byPlace: ReadonlyMap<string, AskedPage>,
): ContentProblem[] {
  const seen = new Set<string>();
  return questions.flatMap(({ locale, slug, section, file, line }) => {
    const page = byPlace.get(`${locale} ${slug}`);
    const key = [locale, slug, page ? section : ''].join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    if (!page) return report('question.page', { file, line }, { locale, slug });
    const { file: owner, headings, failed } = page.document;
    if (section === WHOLE_PAGE || failed.text) return [];
    if (headings.some(({ id, level }) => id === section && level > 1)) return [];
    return report('question.section', { file, line }, { owner, section });
  });
}

function textFault({ text, locale, file, line }: Question): ContentProblem[] {
  const length = [...text].length;
  if (length > (MAX_CHARS_IN[locale] ?? MAX_CHARS))
    return [
      report('question-text.length', { file, line }, { length, max: MAX_CHARS_IN[locale] ?? MAX_CHARS }),
    ];
  const isOther = locale === 'en' ? HAN.test(text) : LATIN_SENTENCE.test(text);
  return isOther ? [report('question-text.language', { file, line }, { locale, text })] : [];
}

/** Reports duplicates: a question in two sections identifies neither. */
function duplicates(questions: readonly Question[]): ContentProblem[] {
  const first = new Map<string, Question>();
  return questions.flatMap((question) => {
    const { text, locale, slug, section, file, line } = question;
    const key = `${locale} ${text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s?？。.!！]+/g, ' ')
      .trim()}`;
    const other = first.get(key);
    if (!other) {
      first.set(key, question);
      return [];
    }
    // A held-out question may have several answers.
    if (other.file === file && other.line === line) return [];
    const isSame = other.slug === slug && other.section === section;
    return isSame
      ? report('question-text.twice', { file, line }, { text, line: other.line })
      : report('question-text.two-sections', { file, line }, { text, file: other.file, line: other.line });
  });
}
