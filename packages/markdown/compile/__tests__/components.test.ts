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

  it('are named when unknown, with the nearest known one', async () => {
    expect(await problemsOf('Text\n\n<TabItm>x</TabItm>')).toEqual([
      '6: unknown component <TabItm>, did you mean "<TabItem>"?',
    ]);
  });

  it('of other sites are dropped with a warning, but their text is kept', async () => {
    const text = 'import Box from "@site/src/components/Box";\n\n1. Take <Box name="x" />\n\n<Box>Kept</Box>';
    expect(await htmlOf(text)).toMatch(/<li>Take\s*<\/li>[\s\S]*Kept/);
    expect((await problemsOf(text))[0]).toBe(
      '6: warning: <Box> from "@site/src/components/Box" is not part of this site; only the text inside it is shown, write the content itself',
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
