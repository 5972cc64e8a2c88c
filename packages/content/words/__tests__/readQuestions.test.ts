import { describeProblem } from '@idmp/model';
import { makeProject, removeProjects } from '../../__tests__/project';
import { readQuestions } from '../questions';

afterAll(removeProjects);

describe('readQuestions', () => {
  it('joins the questions and faults of all files', async () => {
    const root = makeProject({
      'content/questions/a.yml': 'en:\n  part:\n    - How?\n',
      'content/questions/b.yml': 'fr:\n  part:\n    - Why?\n',
    });
    const { questions, problems } = await readQuestions(root);
    expect(questions.map(({ text }) => text)).toEqual(['How?']);
    expect(problems.map((problem) => describeProblem(problem).message)).toEqual([
      '"fr" is not a language of the site',
    ]);
  });

  it('is empty without a bank', async () => {
    expect(await readQuestions(makeProject({}))).toEqual({ questions: [], problems: [] });
  });
});
