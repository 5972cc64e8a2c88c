import { checkPortableNames } from '../fileNames';
import { both, linesOf, makeProject, page, removeProjects } from '../../__tests__/project';
import { formatProblem } from '@idmp/model';

afterAll(removeProjects);

/** What is reported for files below `content/`: file and message. */
async function reportsFor(...files: string[]): Promise<string[]> {
  const root = makeProject(Object.fromEntries(files.map((file) => [`content/${file}`, 'x'])));
  const problems = await checkPortableNames(root, 'content');
  return problems.map((problem) => formatProblem(problem).replace(':1:', ':')).sort();
}

it.each([
  ['en/10:30.md', 'contains ":"'],
  ['en/a|b.md', 'contains "|"'],
  ['en/images/what?.png', 'contains "?"'],
  ['downloads/say "hi".txt', String.raw`contains "\""`],
  ['en/aux.md', '"aux.md" is the name of a device on Windows'],
  ['downloads/CON', '"CON" is the name of a device on Windows'],
  ['en/lpt1.setup/index.md', '"lpt1.setup" is the name of a device on Windows'],
  ['en/notes./index.md', '"notes." ends with a dot or a space'],
  ['downloads/notes ', '"notes " ends with a dot or a space'],
])('%s cannot be checked out on Windows', async (file, fault) => {
  const reports = await reportsFor(file);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toContain(fault);
  expect(reports[0]).toContain('rename it');
});

it('names that differ in case or Unicode form only are one on Windows and macOS', async () => {
  const hint = 'rename one of them: Windows and macOS take both for one';
  const [first, second, ...others] = await reportsFor(
    'en/images/wide.png',
    'en/images/Wide.png',
    'downloads/caf\u00e9.txt',
    'downloads/cafe\u0301.txt',
  );
  expect(first).toContain(`in case or Unicode form only, ${hint}`);
  expect(second).toContain(`content/en/images/wide.png: the name differs from en/images/Wide.png in case`);
  expect(others).toEqual([]);
});

it.each(['en/console.md', 'en/v1.2 说明.md', 'en/01-a(b)&c.md', 'downloads/aux-files.zip', 'en/.aux'])(
  '%s has a usable name',
  async (file) => {
    expect(await reportsFor(file)).toEqual([]);
  },
);

it('a folder is reported once, however much it holds', async () => {
  expect(await reportsFor('en/aux/a.md', 'en/aux/b.md')).toHaveLength(1);
});

it('a name is reported once: for its address, or as a name where the page has another address', async () => {
  const slug = page().replace('---\n', '---\nslug: /other\n');
  const lines = await linesOf({ ...both({ 'aux/index.md': page() }), ...both({ '10:30.md': slug }) });
  expect(lines.filter((line) => /aux|10:30/.test(line))).toEqual([
    expect.stringMatching(/^content\/en\/10:30\.md:1: the name contains ":"/),
    expect.stringMatching(/^content\/en\/aux\/index\.md:1: "aux" in the address "\/aux"/),
    expect.stringMatching(/^content\/zh-Hans\/10:30\.md:1: the name contains ":"/),
    expect.stringMatching(/^content\/zh-Hans\/aux\/index\.md:1: "aux" in the address "\/aux"/),
  ]);
});
