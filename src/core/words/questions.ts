import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { isLocale, type Locale } from '../model/locale';
import { fault as contentFault, warning, type ContentProblem } from '../model/problem';
import { WHOLE_PAGE, type Question } from '../model/questions';
import type { CompiledDocument } from '../model/compiledDocument';
import { CONTENT_DIR } from '../files/contentFolders';

/** Folder of the question bank, relative to the project. */
export const QUESTIONS_DIR = `${CONTENT_DIR}/questions`;

const ENDING = '.yml';
const INDEX = /(?:^|\/)index$/;
/** Longest question in characters, and in languages whose words are short. */
const MAX_CHARS = 80;
const MAX_CHARS_IN: Partial<Record<Locale, number>> = { 'zh-Hans': 40 };
const HAN = /\p{Script=Han}/u;
/** A Chinese keyword query has fewer Latin words in a row. */
const LATIN_SENTENCE = /^(?:[A-Za-z']+\s+){5,}[A-Za-z']+\??$/;

/** Questions of a file of the bank, with its format errors. */
export interface ReadQuestions {
  questions: Question[];
  problems: ContentProblem[];
}

/** Reads a file of the bank: questions by language and section id. */
export function parseQuestions(file: string, yaml: string): ReadQuestions {
  const result: ReadQuestions = { questions: [], problems: [] };
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineOf = (offset = 0): number => counter.linePos(offset).line;
  const fault = (line: number, message: string, hint: string): void => {
    result.problems.push(contentFault(file, line, 'question', message, hint));
  };
  if (!file.endsWith(ENDING)) {
    fault(1, 'the file is not read as questions', `name it like its page, with the ending "${ENDING}"`);
    return result;
  }
  const slug = file.slice(`${QUESTIONS_DIR}/`.length, -ENDING.length).replace(INDEX, '');
  for (const error of document.errors)
    fault(lineOf(error.pos[0]), `the questions are not valid YAML: ${error.message}`, 'correct it');
  if (result.problems.length > 0) return result;

  const SHAPE = 'write language, section id and a list of questions below each other';
  const eachPair = (
    node: unknown,
    noun: string,
    visit: (key: string, line: number, value: unknown) => void,
  ) => {
    if (!isMap(node))
      return fault(lineOf((node as Node | null)?.range?.[0]), `${noun} contains no sections`, SHAPE);
    for (const { key, value } of node.items)
      if (isScalar(key)) visit(String(key.value), lineOf(key.range?.[0]), value);
  };
  eachPair(document.contents, 'the file', (locale, line, sections) => {
    if (!isLocale(locale))
      return fault(line, `"${locale}" is not a language of the site`, 'write "en" or "zh-Hans"');
    eachPair(sections, `"${locale}"`, (section, sectionLine, list) => {
      if (!isSeq(list)) return fault(sectionLine, `section "${section}" has no list of questions`, SHAPE);
      for (const item of list.items) {
        const place = isScalar(item) ? lineOf(item.range?.[0]) : sectionLine;
        const text = isScalar(item) && typeof item.value === 'string' ? item.value.trim() : '';
        if (text) result.questions.push({ text, locale, slug, section, file, line: place });
        else fault(place, `a question of section "${section}" is not a string`, 'write it in quotes');
      }
    });
  });
  return result;
}

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
    if (!page)
      return warning(
        file,
        line,
        'question',
        `the questions in "${locale}" belong to no page: there is none at "${slug}"`,
        'name the file like the slug of its page, or remove it',
      );
    const { file: owner, headings, failed } = page.document;
    if (section === WHOLE_PAGE || failed.text) return [];
    if (headings.some(({ id, level }) => id === section && level > 1)) return [];
    return warning(
      file,
      line,
      'question',
      `the questions belong to no section: ${owner} has no heading {#${section}}`,
      'write the id of a heading, or move the questions',
    );
  });
}

function textFault({ text, locale, file, line }: Question): ContentProblem[] {
  const length = [...text].length;
  if (length > (MAX_CHARS_IN[locale] ?? MAX_CHARS))
    return [
      warning(
        file,
        line,
        'question-text',
        `the question has ${length} characters`,
        `use at most ${MAX_CHARS_IN[locale] ?? MAX_CHARS}`,
      ),
    ];
  const isOther = locale === 'en' ? HAN.test(text) : LATIN_SENTENCE.test(text);
  return isOther
    ? [
        warning(
          file,
          line,
          'question-text',
          `the question is not in "${locale}": "${text}"`,
          'move it to its language',
        ),
      ]
    : [];
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
    const isSame = other.slug === slug && other.section === section;
    return isSame
      ? warning(
          file,
          line,
          'question-text',
          `the question "${text}" is written twice`,
          `remove it here or in line ${other.line}`,
        )
      : warning(
          file,
          line,
          'question-text',
          `the question "${text}" belongs to two sections, also in ${other.file}:${other.line}`,
          'keep it where it is answered',
        );
  });
}
