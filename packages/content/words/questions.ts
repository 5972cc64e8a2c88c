import path from 'node:path';
import { CONTENT_DIR, listVisibleFiles, readTextFile, stamped } from '@idmp/files';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import {
  type ContentProblem,
  isLocale,
  LEFT_OUT,
  type PhraseValue,
  type ProblemCode,
  type ProblemValues,
  report,
} from '@idmp/model';
import { type Question, WHOLE_PAGE } from '@idmp/search';

/** Reads the question bank; empty if there is none. */
export async function readQuestions(root: string): Promise<ReadQuestions> {
  const names = await listVisibleFiles(path.join(root, QUESTIONS_DIR));
  // To parse the YAML of 2,000 questions takes a third of a second.
  const files = names.map((name) => {
    const file = `${QUESTIONS_DIR}/${name}`;
    const parse = (): ReadQuestions => parseQuestions(file, readTextFile(root, file) ?? '');
    return stamped('questions', path.join(root, file), parse);
  });
  return {
    questions: files.flatMap(({ questions }) => questions),
    problems: files.flatMap(({ problems }) => problems),
  };
}

/** Folder of the question bank, relative to the project. */
const QUESTIONS_DIR = `${CONTENT_DIR}/questions`;

type QuestionFile = Extract<ProblemCode, `question-file${string}`>;

const ENDING = '.yml';
/** Files of held-out questions: their keys are addresses of any pages, not sections of one. */
const HELD_OUT = /\/_[^/]*$/;
const INDEX = /(?:^|\/)index$/;

/** Questions of a file of the bank, with its format errors. */
interface ReadQuestions {
  questions: Question[];
  problems: ContentProblem[];
}

/** What a key of a file stands for: sections, and whether their questions are held out. */
type Places = Pick<Question, 'slug' | 'section' | 'isHeldOut'>[];

/** Reads a file of the bank: questions by language and section id, or by addresses if they are held out. */
export function parseQuestions(file: string, yaml: string): ReadQuestions {
  const result: ReadQuestions = { questions: [], problems: [] };
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineOf = (offset = 0): number => counter.linePos(offset).line;
  const add = (line: number, code: QuestionFile, values?: ProblemValues): void => {
    result.problems.push(report(code, { file, line }, values));
  };
  if (!file.endsWith(ENDING)) {
    add(1, 'question-file', { ending: ENDING });
    return result;
  }
  const slug = file.slice(`${QUESTIONS_DIR}/`.length, -ENDING.length).replace(INDEX, '');
  const placesOf = (key: string): Places =>
    HELD_OUT.test(file) ? key.split(' ').map(heldOutPlace) : [{ slug, section: key }];
  for (const error of document.errors) add(lineOf(error.pos[0]), 'question-file.yaml');
  if (result.problems.length > 0) return result;

  const eachPair = (
    node: unknown,
    noun: string | PhraseValue,
    visit: (key: string, line: number, value: unknown) => void,
  ) => {
    if (!isMap(node))
      return add(lineOf((node as Node | null)?.range?.[0]), 'question-file.sections', { noun });
    for (const { key, value } of node.items)
      if (isScalar(key)) visit(String(key.value), lineOf(key.range?.[0]), value);
  };
  eachPair(document.contents, { phrase: 'the-file' }, (locale, line, sections) => {
    if (LEFT_OUT.some((other) => other === locale)) return;
    if (!isLocale(locale)) return add(line, 'question-file.language', { locale });
    eachPair(sections, `"${locale}"`, (section, sectionLine, list) => {
      if (!isSeq(list)) return add(sectionLine, 'question-file.list', { section });
      for (const item of list.items) {
        const place = isScalar(item) ? lineOf(item.range?.[0]) : sectionLine;
        const text = isScalar(item) && typeof item.value === 'string' ? item.value.trim() : '';
        if (text)
          for (const asked of placesOf(section))
            result.questions.push({ text, locale, ...asked, file, line: place });
        else add(place, 'question-file.text', { section });
      }
    });
  });
  return result;
}

function heldOutPlace(address: string): Places[number] {
  const [slug = '', section = WHOLE_PAGE] = address.split('#');
  return { slug, section, isHeldOut: true };
}
