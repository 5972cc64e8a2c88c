import { formatProblems } from '@idmp/model';
import { splitFrontmatter } from '../frontmatter';

const split = (raw: string) => splitFrontmatter('content/en/a.md', raw);
const faults = (raw: string) => {
  const { problems, fieldProblems } = split(raw);
  return formatProblems([...problems, ...fieldProblems]).map((line) => line.replace('content/en/a.md:', ''));
};

describe('splitFrontmatter', () => {
  it('reads fields with their lines and keeps the body on its lines', () => {
    const { frontmatter, fieldLines, body } = split(
      '---\ntitle: A\n\nsidebar_position: 2\nkeywords: [x, 1]\n---\nText\n',
    );
    expect(frontmatter).toEqual({ title: 'A', sidebar_position: 2, keywords: ['x', '1'] });
    expect(fieldLines).toEqual({ title: 2, sidebar_position: 4, keywords: 5 });
    expect(body).toBe('\n\n\n\n\n\nText\n');
  });

  it('takes a number for the text as written where text is meant', () => {
    expect(split('---\ntitle: 1.0\nsidebar_label: 2024\n---\n').frontmatter).toEqual({
      title: '1.0',
      sidebar_label: '2024',
    });
  });

  it('needs none', () => {
    expect(split('# Title\n')).toMatchObject({ frontmatter: {}, body: '# Title\n', problems: [] });
    expect(split('')).toMatchObject({ frontmatter: {}, body: '', problems: [] });
    expect(split('---\n---\nText')).toMatchObject({ frontmatter: {}, problems: [] });
  });

  it('leaves a line across the page alone', () => {
    expect(split('---\n\nText\n')).toMatchObject({ body: '---\n\nText\n', problems: [] });
    expect(split('----\ntitle: x\n----\n').frontmatter).toEqual({});
  });

  it('refuses in texts of one line what breaks feeds, lists and menus', () => {
    expect(
      faults('---\ntitle: "a\\x0bb"\ndescription: |\n  one\n  two\nkeywords: [a, "b\\u202ec"]\n---\n'),
    ).toEqual([
      '2: front matter field "title" contains a control character (U+000B), write it on one line, and type it again if it was copied from elsewhere',
      '3: front matter field "description" contains a line break (U+000A), write it on one line, and type it again if it was copied from elsewhere',
      '6: front matter field "keywords" contains a mark that changes the direction of writing (U+202E), write it on one line, and type it again if it was copied from elsewhere',
    ]);
    expect(split('---\ntitle: >\n  one\n  two\n---\n').frontmatter).toEqual({ title: 'one two' });
  });

  it('never runs front matter in another language', () => {
    const { frontmatter, problems } = split('---js\n{ title: (globalThis.hacked = 1) }\n---\nText');
    expect(frontmatter).toEqual({});
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['1 front-matter-language']);
    expect('hacked' in globalThis).toBe(false);
  });

  it('only produces strings, numbers, booleans and lists', () => {
    expect(faults('---\ntitle: !!js/function "function () {}"\n---\n')[0]).toMatch(
      /^2: .*or begin with a sign/,
    );
    expect(faults('---\nkeywords: &a [*a]\n---\n')).toHaveLength(1);
    expect(faults('---\n__proto__: {x: 1}\n---\n')[0]).toMatch(/^2: unknown front matter field "__proto__"/);
  });
});
