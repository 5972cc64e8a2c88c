import { initialQuery } from '../initialQuery';

describe('initialQuery', () => {
  it('takes typed words before selected ones, to be continued', () => {
    expect(initialQuery('ab', 'selected')).toEqual({ text: 'ab', isSelected: false });
  });

  it('takes selected words in one line, to be replaced', () => {
    expect(initialQuery('', ' two\n  words ')).toEqual({ text: 'two words', isSelected: true });
  });

  it('cuts a selection to 64 characters, counted as readers do', () => {
    expect([...initialQuery('', '𠮷'.repeat(70)).text]).toHaveLength(64);
  });

  it('cuts typed words to what the field takes', () => {
    expect(initialQuery('a'.repeat(600), '').text).toHaveLength(512);
  });
});
