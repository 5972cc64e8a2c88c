import { oneLineFault } from '../frontmatter';
import { describePhrase } from '../problem';

describe('oneLineFault', () => {
  it.each([
    ['a\nb', 'a line break (U+000A)'],
    ['a\u2028b', 'a line break (U+2028)'],
    ['a\u000bb', 'a control character (U+000B)'],
    ['a\u0000b', 'a control character (U+0000)'],
    ['a\u009bb', 'a control character (U+009B)'],
    ['a\uffffb', 'a control character (U+FFFF)'],
    ['a\u202eb', 'a mark that changes the direction of writing (U+202E)'],
    ['a\u2066b', 'a mark that changes the direction of writing (U+2066)'],
    ['a\ud800b', 'half a character (U+D800)'],
  ])('finds what is in %j', (text, fault) => {
    const found = oneLineFault(text);
    expect(found && describePhrase(found)).toBe(fault);
  });

  it('accepts text of any language', () => {
    for (const text of ['', 'Use <div> & "a"', '数据（1）：a', '😀 1\u00a0000', 'שלום', 'e\u0301'])
      expect(oneLineFault(text)).toBeUndefined();
  });
});
