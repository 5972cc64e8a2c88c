import { isKey } from '../isKey';

describe('isKey', () => {
  it('takes a letter by what it types, in either case', () => {
    for (const key of ['k', 'K']) expect(isKey({ key, code: 'KeyV' }, 'k')).toBe(true);
  });

  it('takes a key by its place if it types no Latin letter', () => {
    for (const key of ['л', 'Л', 'κ', 'ㅏ', 'ك', 'の']) expect(isKey({ key, code: 'KeyK' }, 'k')).toBe(true);
  });

  it('does not take another Latin letter by its place', () => {
    expect(isKey({ key: 't', code: 'KeyK' }, 'k')).toBe(false);
  });

  it('ignores other keys, named keys and events without a code', () => {
    expect(isKey({ key: 'л', code: 'KeyG' }, 'k')).toBe(false);
    expect(isKey({ key: 'Enter', code: 'Enter' }, 'k')).toBe(false);
    expect(isKey({ key: 'л' }, 'k')).toBe(false);
  });
});
