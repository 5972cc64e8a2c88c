import { errorChain } from '../errorText';

describe('errorChain', () => {
  it('lists an error and its causes, one per line', () => {
    const error = new Error('page', { cause: new Error('part', { cause: 'a text' }) });
    expect(errorChain(error)).toBe('page\nCause: part\nCause: a text');
  });

  it('stops at circular causes', () => {
    const error = new Error('round');
    error.cause = error;
    expect(errorChain(error).split('\n')).toHaveLength(10);
  });

  it('names an error without a message', () => {
    expect(errorChain(new TypeError())).toBe('TypeError');
  });

  it('accepts any thrown value', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const thrown = [null, undefined, 5, { code: 7 }, Object.create(null), circle, 10n, Symbol('x')];
    expect(thrown.map(errorChain)).toEqual([
      '',
      '',
      '5',
      '{"code":7}',
      '{}',
      'object',
      'bigint',
      'undefined',
    ]);
  });
});
