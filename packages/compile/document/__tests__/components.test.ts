import { htmlOf, problemsOf } from './compile';

describe('components', () => {
  it('show cards where asked', async () => {
    expect(await htmlOf('Text\n\n<DocCardList />')).toBe('<p>Text</p>\n[cards]');
  });

  it('make admonitions and details', async () => {
    expect(await htmlOf('<Admonition type="warning" title="Mind">\n\nText\n\n</Admonition>')).toContain(
      'admonition-warning',
    );
    expect(await htmlOf('<Details summary="More">\n\nText\n\n</Details>')).toContain(
      '<details><summary>More</summary><p>Text</p></details>',
    );
  });

  it('of other sites are dropped with a warning, but their text is kept', async () => {
    const text = 'import Box from "@site/src/components/Box";\n\n1. Take <Box name="x" />\n\n<Box>Kept</Box>';
    expect(await htmlOf(text)).toMatch(/<li>Take\s*<\/li>[\s\S]*Kept/);
    expect((await problemsOf(text))[0]).toBe(
      '6: warning: <Box> from "@site/src/components/Box" is not part of this site; only the text inside it is shown, write the content itself',
    );
  });

  it.each([
    [
      'on a line of its own',
      '<Box language="bash">{`# first\n$ a "b"`}</Box>',
      '```bash\n# first\n$ a "b"\n```',
    ],
    ['over lines', '<Box>\n{`\na  b\n\nc\n`}\n</Box>', '```text\na  b\n\nc\n```'],
    ['as a text of lines', '<Box language="bash">{"a\\n  b"}</Box>', '```bash\na\n  b\n```'],
    ['in String.raw', '<Box>{String.raw`a\\b`}</Box>', '```text\na\\b\n```'],
    ['with a title', '<Box title="a.yml">{`a: 1`}</Box>', '```text title="a.yml"\na: 1\n```'],
    [
      'in a list',
      '- Run:\n\n  <Box>{`a`}</Box>\n  <Box>{`b`}</Box>',
      '- Run:\n\n  ```text\n  a\n  ```\n\n  ```text\n  b\n  ```',
    ],
  ])('around one template literal are code %s', async (_, written, fence) => {
    const imported = 'import Box from "@site/src/components/Box";\n\n';
    expect(await htmlOf(imported + written)).toBe(await htmlOf(fence));
    expect(await problemsOf(imported + written)).toEqual([]);
  });

  it('of this site keep their place around a template literal', async () => {
    const html = await htmlOf('<Details summary="More">{`a\nb`}</Details>');
    expect(html).toMatch(/^<details><summary>More<\/summary>.*<pre/s);
  });

  it.each(['Take <Box>{`a`}</Box> now.', '<Box>{`a ${b}`}</Box>', '<Box>{"a"}</Box>'])(
    'are no code in %s',
    async (written) => {
      expect(await htmlOf(written)).not.toContain('<pre');
    },
  );

  it('around a file are told how a file is shown', async () => {
    const text = 'import Code from "!!raw-loader!./x.yaml";\n\n<Box>{Code}</Box>';
    expect(await problemsOf(text)).toContainEqual(
      '6: "{Code}" is an expression, files are not read into pages; paste the text into a code block, with download="name" if readers shall get the file',
    );
  });

  it('take literal attributes only', async () => {
    expect(await problemsOf('<Details summary={title}>x</Details>')).toEqual([
      '4: the value of "summary" on <Details> is not a literal, write a text, a number, true, or a list of them',
    ]);
    expect(await problemsOf('<Details {...x}>x</Details>')).toEqual([
      '4: attributes of <Details> cannot be spread, write each attribute as name="value"',
    ]);
  });

  it('may be fragments', async () => {
    expect(await htmlOf('<>\n\nText\n\n</>')).toBe('<p>Text</p>');
  });
});
