import { parseFenceMeta } from '../codeBlocks';
import { htmlOf, problemsOf } from './compile';

const fence = (meta: string, code = 'echo "$HOME"') => `\`\`\`${meta}\n${code}\n\`\`\``;

describe('parseFenceMeta', () => {
  it('reads title, marked lines and line numbers in any order', () => {
    expect(parseFenceMeta('{1,3-5} showLineNumbers title="a b.yml"', 9)).toEqual({
      title: 'a b.yml',
      lineNumbers: true,
      start: 1,
      marked: new Set([1, 3, 4, 5]),
    });
    expect(parseFenceMeta("title='a.sh' showLineNumbers=10", 9)).toMatchObject({
      title: 'a.sh',
      lineNumbers: true,
      start: 10,
    });
    expect(parseFenceMeta('', 1)).toEqual({ lineNumbers: false, start: 1, marked: new Set() });
  });

  it('tolerates garbage', () => {
    expect(parseFenceMeta('{5-1,-,x}', 9).marked.size).toBe(0);
    expect(parseFenceMeta('{0-999999999,1-99}', 20).marked.size).toBe(20);
  });
});

describe('code blocks', () => {
  it('have classes instead of colors, and a copy button', async () => {
    const html = await htmlOf(fence('bash'));
    expect(html).toMatch(
      /^<div class="code-block code-bare"><div class="code-title"><button [^>]*><\/button><\/div><pre translate="no"><code class="language-bash"><span class="l\d+ d\d+">/,
    );
    expect(html).toContain(
      '<button type="button" data-copy="" aria-label="Copy code to clipboard"></button>',
    );
    expect(html).not.toContain('style=');
  });

  it('have no bar if they are short and have neither a title nor a kind of their own', async () => {
    for (const bare of [fence('bash'), fence('yaml', 'a: 1\nb: 2\nc: 3')])
      expect(await htmlOf(bare)).toContain('code-block code-bare');
    for (const other of [fence('bash title="a.sh"'), fence('output'), fence('yaml', 'a: 1\n'.repeat(4))])
      expect(await htmlOf(other)).not.toContain('code-bare');
  });

  it('show a title, numbers and marked lines', async () => {
    const html = await htmlOf(fence('yaml title="a.yml" {2} showLineNumbers', 'a: 1\nb: 2'));
    expect(html).toContain('<div class="code-block numbered"><div class="code-title"><span>a.yml</span>');
    expect(html).toMatch(
      /<span class="line" data-line="1">[\s\S]*\n<span class="line marked" data-line="2">/,
    );
  });

  it('can be scrolled by keyboard if a line is long', async () => {
    expect(await htmlOf(fence('text', `${'x'.repeat(25)}\ny`))).toContain(
      '<pre tabindex="0" translate="no">',
    );
    expect(await htmlOf(fence('text', `${'元'.repeat(19)}\ny`))).toContain(
      '<pre tabindex="0" translate="no">',
    );
    expect(await htmlOf(fence('text', 'short'))).toContain('<pre translate="no"><code');
  });

  it('show their language if they have no title, except commands', async () => {
    const name = async (language: string) =>
      /<span>(.*?)<\/span>/.exec(await htmlOf(fence(language, 'x\n'.repeat(4))))?.[1];
    expect(await name('sh')).toBeUndefined();
    expect(await name('yml')).toBe('YAML');
    expect(await name('text')).toBe('Text');
  });

  it('tell questions for the AI and the output of commands from code', async () => {
    const prompt = await htmlOf(fence('prompt', `Draw ${'a curve '.repeat(9)}`));
    expect(prompt).toContain(
      '<div class="code-block code-prompt"><div class="code-title"><span>Ask the AI</span>',
    );
    expect(prompt).toContain('<pre><code');
    expect(await htmlOf(fence('output', 'done'))).toContain('<div class="code-block code-output">');
    expect(await problemsOf(`${fence('prompt')}\n\n${fence('output')}`)).toEqual([]);
  });

  it('wrap commands and single lines, which need neither a switch nor the keyboard', async () => {
    const long = 'x '.repeat(40).trim();
    for (const block of [fence('text', long), fence('bash', `${long}\n${long}`)]) {
      const html = await htmlOf(block);
      expect(html).toContain('code-wraps');
      expect(html).not.toMatch(/tabindex|<input/);
    }
  });

  it('offer to wrap long lines, in every window or in narrow ones only', async () => {
    const wrap = async (length: number) =>
      /<input[^>]*>/.exec(await htmlOf(fence('text', `${'x'.repeat(length)}\ny`)))?.[0];
    expect(await wrap(24)).toBeUndefined();
    expect(await wrap(25)).toContain('class="narrow"');
    expect(await wrap(73)).toBe('<input type="checkbox" title="Wrap lines" aria-label="Wrap lines">');
  });

  it('escape their content', async () => {
    expect(await htmlOf(fence('text', '<b>&</b>'))).toContain('&lt;b>&amp;&lt;/b>');
  });

  it('know the short names of languages', async () => {
    for (const name of ['sh', 'yml', 'js', 'batch', 'ini', 'toml', 'dockerfile', 'TEXT'])
      expect(await problemsOf(fence(name))).toEqual([]);
  });
});
