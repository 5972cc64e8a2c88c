import { formatProblems } from '@idmp/model';
import { makeProject, removeProjects } from '../../__tests__/project';
import { findBrokenFrontMatter } from '../brokenFrontMatter';

afterAll(removeProjects);

const linesFor = async (frontMatter: string): Promise<string[]> => {
  const root = makeProject({
    'content/en/a.md': `${frontMatter}\nText.\n`,
    'content/README.md': 'No fields.\n',
  });
  return formatProblems(await findBrokenFrontMatter(root, 'content'));
};

describe('findBrokenFrontMatter', () => {
  it.each([
    ['---\ntitle: a\ntitle: b\n---', 3],
    ['---\ntitle: "a" b"\nsidebar_label: "c: d"\n---', 2],
    ['---\ntitle: !name a\n---', 2],
    ['---\ntitle: [a\n---', 3],
    ['---toml\ntitle = 1\n---', 1],
  ])('names file and line: %j', async (frontMatter, line) => {
    const lines = await linesFor(frontMatter);
    expect(lines[0]).toMatch(new RegExp(`^content/en/a\\.md:${line}: (?!gatsby).*front matter`));
  });

  it('passes what gatsby-plugin-mdx reads, and executes nothing', async () => {
    expect(await linesFor('---\ntitle: a\n---')).toEqual([]);
    expect(await linesFor('---js\nthrow new Error("executed")\n---')).toEqual([]);
    expect(await linesFor('')).toEqual([]);
  });
});
