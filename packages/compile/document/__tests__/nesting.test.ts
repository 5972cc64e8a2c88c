import { compile, htmlOf, problemsOf } from './compile';

describe('blocks within one another', () => {
  const tooDeep = '4: more than 30 quotes and list items are open here, write them less deep';

  it.each([
    ['dashes', '- '.repeat(7_000) + 'x'],
    ['stars', '* '.repeat(7_000) + 'x'],
    ['numbers', '1. '.repeat(5_000) + 'x'],
    ['markers with tabs', '+\t'.repeat(7_000)],
    ['quotes with spaces', '> '.repeat(7_000) + 'x'],
    ['quotes without spaces', '>'.repeat(7_000)],
    ['quotes of lists', '> - '.repeat(3_500) + 'x'],
    ['footnotes', '[^a]: '.repeat(2_000) + 'x'],
  ])('%s are refused before they are parsed', async (_, text) => {
    expect(await problemsOf(text)).toEqual([tooDeep]);
  });

  it('are rejected at the line that is too deep, even in a partial', async () => {
    const stairs = Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n');
    expect(await problemsOf(stairs)).toEqual([tooDeep.replace('4:', '34:')]);
    const { problems } = await compile('import P from "./_p.md"\n\n<P />', {
      partials: { 'content/en/_p.md': `Text\n\n${'- '.repeat(40)}x` },
    });
    expect(problems).toMatchObject([{ file: 'content/en/_p.md', line: 3, code: 'nesting' }]);
  });

  it('reset after each list', async () => {
    const lists = Array.from({ length: 200 }, (_, index) => `- a\n  - b ${index}\n\n> - c`).join('\n\n');
    expect(await problemsOf(lists)).toEqual([]);
  });

  it('are allowed up to a depth of thirty', async () => {
    expect(await htmlOf('- '.repeat(30) + 'x')).toMatch(/(?:<ul>\s*<li>\s*){30}x/);
    expect(await htmlOf('> '.repeat(30) + 'x')).toMatch(/(?:<blockquote>\s*){30}<p>x/);
  });

  it('do not include thematic breaks', async () => {
    expect(await htmlOf('- '.repeat(100))).toBe('<hr>');
    expect(await htmlOf(`> ${'* '.repeat(100)}`)).toBe('<blockquote>\n<hr>\n</blockquote>');
  });
});

describe('elements', () => {
  it('nest as deeply as browsers show them', async () => {
    const nested = (levels: number): string => `${'<i>'.repeat(levels)}x${'</i>'.repeat(levels)}`;
    expect(await problemsOf(nested(390))).toEqual([]);
    expect(await problemsOf(nested(410))).toEqual([
      '1: the text is nested too deeply, simplify the markup of this page',
    ]);
  });
});
