import { counterpartQuestions } from '../questions';

describe('counterpartQuestions', () => {
  it('are the first ones, up to 125 characters', () => {
    expect(counterpartQuestions(['a'.repeat(60), 'b'.repeat(65), 'c'])).toEqual([
      'a'.repeat(60),
      'b'.repeat(65),
    ]);
    expect(counterpartQuestions(['a'.repeat(126), 'b'])).toEqual([]);
  });
});
