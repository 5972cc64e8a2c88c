import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { codeVersion, listVisibleFiles, readStored, writeStored } from '@idmp/files';
import { parseQuestions, QUESTIONS_DIR, type ReadQuestions } from './questions';

/** The parsed bank of the last build: to parse the YAML of 2,000 questions takes a third of a second. */
const CACHE_FILE = '.cache/compiled/questions.json';

/**
 * Reads the question bank; empty if there is none.
 * @param options.isCached - whether it is only parsed if it has changed since the last build
 */
export async function readQuestions(
  root: string,
  { isCached }: { isCached: boolean },
): Promise<ReadQuestions> {
  const names = await listVisibleFiles(path.join(root, QUESTIONS_DIR));
  const texts = await Promise.all(
    names.map(async (name) => {
      const file = `${QUESTIONS_DIR}/${name}`;
      return { file, yaml: await fs.readFile(path.join(root, file), 'utf8') };
    }),
  );
  if (!isCached) return parseAll(texts);
  const inputs = JSON.stringify([await codeVersion(process.cwd()), texts]);
  const key = createHash('sha256').update(inputs).digest('hex');
  const cacheFile = path.join(root, CACHE_FILE);
  const cached = await readStored<ReadQuestions>(cacheFile, key);
  if (cached) return cached;
  const bank = parseAll(texts);
  await writeStored(cacheFile, key, bank);
  return bank;
}

function parseAll(texts: readonly { file: string; yaml: string }[]): ReadQuestions {
  const files = texts.map(({ file, yaml }) => parseQuestions(file, yaml));
  return {
    questions: files.flatMap(({ questions }) => questions),
    problems: files.flatMap(({ problems }) => problems),
  };
}
