import { statSync } from 'node:fs';
import path from 'node:path';
import { makeProject, removeProjects, writeFiles } from '../../__tests__/project';
import { writeStored } from '@idmp/files';
import { readQuestions } from '../questions';
import { describeProblem } from '@idmp/model';

const BANK = 'content/questions/a.yml';
const CACHE = '.cache/compiled/questions.json';

afterAll(removeProjects);

const bankOf = (question: string) => ({ [BANK]: `en:\n  part:\n    - ${question}\n` });

/** Texts and problems of a bank, as a build reads it. */
async function read(root: string, isCached = true) {
  const { questions, problems } = await readQuestions(root, { isCached });
  return [
    ...questions.map(({ text }) => text),
    ...problems.map((problem) => describeProblem(problem).message),
  ];
}

describe('readQuestions', () => {
  it('takes an unchanged bank from the last build', async () => {
    const root = makeProject(bankOf('How?'));
    expect(await read(root)).toEqual(['How?']);
    const cache = path.join(root, CACHE);
    const written = statSync(cache).ino;
    expect(await read(root)).toEqual(['How?']);
    expect(statSync(cache).ino).toBe(written);
  });

  it.each<[string, (root: string) => void | Promise<void>, string[]]>([
    ['a changed file', (root: string) => writeFiles(root, bankOf('Why?')), ['Why?']],
    [
      'a fault',
      (root: string) => writeFiles(root, { [BANK]: 'fr:\n  part:\n    - Why?\n' }),
      ['"fr" is not a language of the site'],
    ],
    ['a damaged cache', (root: string) => writeFiles(root, { [CACHE]: '{"key":' }), ['How?']],
    [
      'another parser',
      (root: string) => writeStored(path.join(root, CACHE), 'x', { questions: [], problems: [] }),
      ['How?'],
    ],
  ])('reads the bank again after %s, each time alike', async (_, change, expected) => {
    const root = makeProject(bankOf('How?'));
    await read(root);
    await change(root);
    expect(await read(root)).toEqual(expected);
    expect(await read(root)).toEqual(expected);
  });

  it('is empty without a bank', async () => {
    expect(await read(makeProject({}))).toEqual([]);
  });
});
