import { problemsOf } from './compile';

const many = (count: number, unit: string): string => unit.repeat(count);

describe('a document with more than the parser handles in a moment', () => {
  it.each([
    ['imports', many(201, "import A from './_a.md';\n"), 'more than 200 imports'],
    ['quotes', many(1_001, '> a\n\n'), 'more than 1000 quotes'],
    ['underlined headings', many(1_001, 'a\n---\n\n'), 'more than 1000 headings that are underlined'],
    ['lines', many(10_001, '- a\n'), 'more than 10000 lines'],
  ])('is refused for its %s, with the line', async (_, text, message) => {
    const problems = await problemsOf(text);
    expect(problems).toEqual([expect.stringMatching(/^\d+: /)]);
    expect(problems[0]).toContain(message);
  });

  it('is accepted with as much in code blocks', async () => {
    expect(await problemsOf(`\`\`\`text\n${many(10_001, '> a\n\n')}\`\`\`\n`)).toEqual([]);
  });
});
