import fs from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from '../model/problem';
import type { Question } from '../model/questions';
import { parseQuestions, QUESTIONS_DIR } from './questions';
import { listVisibleFiles } from '../files/listFiles';
import { stamped } from '../files/stamped';

/** Reads the question bank; empty if there is none. */
export async function readQuestions(
  root: string,
): Promise<{ questions: Question[]; problems: ContentProblem[] }> {
  const names = await listVisibleFiles(path.join(root, QUESTIONS_DIR));
  const files = await Promise.all(
    names.map((name) => {
      const file = `${QUESTIONS_DIR}/${name}`;
      const source = path.join(root, file);
      return stamped('questions', source, async () =>
        parseQuestions(file, await fs.readFile(source, 'utf8')),
      );
    }),
  );
  return {
    questions: files.flatMap(({ questions }) => questions),
    problems: files.flatMap(({ problems }) => problems),
  };
}
