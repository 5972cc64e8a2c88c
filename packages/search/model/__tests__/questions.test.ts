import { counterpartQuestions } from '../questions';

describe('counterpartQuestions', () => {
  it.each([
    ['en', 50],
    ['zh-Hans', 32],
  ] as const)('are the first ones, in %s up to %d characters', (locale, max) => {
    const [first, second] = ['a'.repeat(max - 20), 'b'.repeat(20)];
    expect(counterpartQuestions([first, second, 'c'], locale)).toEqual([first, second]);
    expect(counterpartQuestions(['a'.repeat(max + 1), 'b'], locale)).toEqual([]);
  });
});
