import { contrast } from '@idmp/model';
import { CODE_BACKGROUNDS, codeStyles, highlighterFor } from '../highlight';

const THEMES = { light: 'github-light', dark: 'dracula' };

describe('highlighterFor', () => {
  it('merges tokens with the same colors', async () => {
    const highlighter = highlighterFor(THEMES);
    expect(await highlighter.load('json')).toBe(true);
    const [line = []] = highlighter.highlight('{"a": 1}', 'json');
    expect(line.map(({ text }) => text).join('')).toBe('{"a": 1}');
    expect(line.some(({ className }) => /^l\d+ d\d+$/.test(className))).toBe(true);
  });

  it('rejects unknown languages', async () => {
    expect(await highlighterFor(THEMES).load('constructor')).toBe(false);
    expect(highlighterFor(THEMES).highlight('a\n\nb', 'nothing')).toEqual([
      [{ text: 'a', className: '' }],
      [],
      [{ text: 'b', className: '' }],
    ]);
  });

  it('skips highlighting of very long code', async () => {
    const highlighter = highlighterFor(THEMES);
    await highlighter.load('json');
    const [line = []] = highlighter.highlight(`[${'1,'.repeat(200_000)}1]`, 'json');
    expect(line).toHaveLength(1);
  });
});

describe('codeStyles', () => {
  it('has a readable color for every class, on both backgrounds of code', async () => {
    const css = await codeStyles(THEMES);
    for (const [prefix, mode] of [
      ['l', 'light'],
      ['d', 'dark'],
    ] as const) {
      const colors = [
        ...css.matchAll(new RegExp(`\\.${prefix}\\d+\\{--${prefix}:(#[\\da-f]{6})\\}`, 'g')),
      ].map(([, color = '']) => color);
      expect(colors.length).toBeGreaterThan(5);
      for (const color of colors) {
        for (const ground of Object.values(CODE_BACKGROUNDS[mode]))
          expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('is small, and the same each time', async () => {
    const css = await codeStyles(THEMES);
    expect(css).toBe(await codeStyles(THEMES));
    expect(css.length).toBeLessThan(3_000);
  });
});

describe('on a busy machine', () => {
  it('code has the same colors as on an idle one', async () => {
    const highlighter = highlighterFor(THEMES);
    await highlighter.load('bash');
    const code = 'echo "$HOME" | grep <x> # done';
    const expected = highlighter.highlight(code, 'bash');
    let now = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
    expect(highlighter.highlight(code, 'bash')).toEqual(expected);
    clock.mockRestore();
  });
});
