import { compile, htmlOf, problemsOf } from './compile';

describe('fences of the language mdx-code-block', () => {
  it('are part of the page', async () => {
    const text =
      '```mdx-code-block\n<Tabs>\n<TabItem value="a" label="A">\n```\n\nText **a**.\n\n```mdx-code-block\n</TabItem>\n</Tabs>\n```\n';
    expect(await problemsOf(text)).toEqual([]);
    expect(await htmlOf(text)).toMatch(/class="tab"[^]*Text <strong>a<\/strong>/);
  });

  it('are unwrapped in lists too, and longer fences show them', async () => {
    expect(
      await htmlOf('- a\n\n  ```mdx-code-block\n  <details><summary>S</summary>b</details>\n  ```\n'),
    ).toMatch(/<li>[^]*<details>/);
    expect(await htmlOf('````mdx-code-block\n```js\na\n```\n````\n')).toContain('language-js');
  });

  it('keep the lines of what is below', async () => {
    expect(await problemsOf('```mdx-code-block\n<br />\n```\n\n{a b}\n')).toEqual([
      expect.stringMatching(/^8: the text cannot be parsed/),
    ]);
  });
});

describe('comments that mark lines of code', () => {
  const markedIn = async (text: string): Promise<string[]> =>
    [...(await htmlOf(text)).matchAll(/class="line marked"[^>]*>([^\n]*?)<\/span>\n?/g)].map(
      ([, line = '']) => line.replace(/<[^>]*>/g, ''),
    );

  it.each([
    ['js', '// highlight-next-line'],
    ['jsx', '{/* highlight-next-line */}'],
    ['css', '/* highlight-next-line */'],
    ['bash', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
  ])('in %s', async (language, comment) => {
    const text = `\`\`\`${language}\none\n  ${comment}\ntwo\nthree\n\`\`\`\n`;
    expect(await markedIn(text)).toEqual(['two']);
    expect(await htmlOf(text)).not.toContain('highlight-');
  });

  it('mark blocks of lines, beside those of the first line', async () => {
    const text = '```text {1} title="a"\none\n# highlight-start\ntwo\nthree\n# highlight-end\nfour\n```\n';
    expect(await markedIn(text)).toEqual(['one', 'two', 'three']);
    expect(await problemsOf(text)).toEqual([]);
  });

  it('are not part of the code that languages share', async () => {
    const { fences } = await compile('```js\n// highlight-next-line\nstart();\n```\n');
    expect(fences.map(({ text }) => text)).toEqual(['start();']);
  });
});
