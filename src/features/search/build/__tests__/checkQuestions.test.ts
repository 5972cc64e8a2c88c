import { describeProblem } from '@idmp/model';
import { questionFinder } from '@idmp/search';
import { parseQuestions } from '@idmp/content';
import { checkQuestions } from '../checkLists';

const FILE = 'content/questions/basic/alarms.yml';
const pages = (['en', 'zh-Hans'] as const).map((locale) => ({
  locale,
  fallback: false,
  slug: 'basic/alarms',
  document: {
    file: `content/${locale}/basic/alarms.md`,
    headings: [{ id: 'rules', text: 'Rules', content: [], level: 2 as const }],
    failed: { frontmatter: false, text: false },
  },
}));

const check = (yaml: string, file = FILE): string[] => {
  const { questions, problems } = parseQuestions(file, yaml);
  return [...problems, ...checkQuestions(questions, pages)].map(
    (problem) => `${problem.line}: ${describeProblem(problem).message}`,
  );
};

describe('question bank', () => {
  it('reads the questions of both languages by section', () => {
    const { questions, problems } = parseQuestions(
      FILE,
      'zh-Hans:\n  _page:\n    - 微信提醒\nen:\n  rules:\n    - text me when a pump stops\n    - SMS\n',
    );
    const questionsOf = questionFinder(questions);
    expect(problems).toEqual([]);
    expect(checkQuestions(questions, pages)).toEqual([]);
    expect(questionsOf('zh-Hans', 'basic/alarms', '_page')).toEqual(['微信提醒']);
    expect(questionsOf('en', 'basic/alarms', 'rules')).toEqual(['text me when a pump stops', 'SMS']);
    expect(questionsOf('en', 'basic/alarms', '_page')).toEqual([]);
  });

  it('finds the pages that are named "index"', () => {
    const slugOf = (name: string) =>
      parseQuestions(`content/questions/${name}.yml`, 'en:\n  _page: [SMS]\n').questions[0]?.slug;
    expect([slugOf('index'), slugOf('basic/index')]).toEqual(['', 'basic']);
  });

  it('reads held-out questions by address, with several answers, and never indexes them', () => {
    const file = 'content/questions/_trackers.yml';
    const { questions } = parseQuestions(file, 'en:\n  basic/alarms#rules basic/alarms:\n    - SMS\n');
    expect(questions.map(({ slug, section }) => [slug, section])).toEqual([
      ['basic/alarms', 'rules'],
      ['basic/alarms', '_page'],
    ]);
    expect(checkQuestions(questions, pages)).toEqual([]);
    expect(questionFinder(questions)('en', 'basic/alarms', 'rules')).toEqual([]);
    expect(check('en:\n  basic/alarms#gone: [a]\n  old#rules: [b]\n', file)).toEqual([
      '2: the questions belong to no section: content/en/basic/alarms.md has no heading {#gone}',
      '3: the questions in "en" belong to no page: there is none at "old"',
    ]);
  });

  it('reports missing sections and pages once each', () => {
    expect(check('en:\n  gone:\n    - a\n    - b\n')).toEqual([
      '3: the questions belong to no section: content/en/basic/alarms.md has no heading {#gone}',
    ]);
    expect(check('en:\n  _page: [a]\n  rules: [b]\n', 'content/questions/old.yml')).toEqual([
      '2: the questions in "en" belong to no page: there is none at "old"',
    ]);
  });

  it('reports unreadable files', () => {
    expect(check('en:\n  - SMS\n')).toEqual(['2: "en" contains no sections']);
    expect(check('de:\n  _page: [SMS]\n')).toEqual(['1: "de" is not a language of the site']);
    expect(check('en:\n  _page: SMS\n')).toEqual(['2: section "_page" has no list of questions']);
    expect(check('en:\n  _page:\n    - 42\n')).toEqual(['3: a question of section "_page" is not a string']);
    expect(check('en: [')[0]).toMatch(/^1: the questions are not valid YAML/);
    expect(check('', 'content/questions/notes.txt')).toEqual(['1: the file is not read as questions']);
  });
});
