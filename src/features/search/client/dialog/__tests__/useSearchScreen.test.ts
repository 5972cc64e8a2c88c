import { screenType } from '../useSearchScreen';
import { createAnswer, createHit } from '../../../../../../packages/search/__tests__/fixtures';

describe('screenType', () => {
  const found = createAnswer({ query: 'a', hits: [createHit()] });

  it('is the start screen for an empty query', () => {
    expect(screenType(' ', found, 'idle')).toBe('start');
  });

  it('keeps earlier hits while loading', () => {
    expect(screenType('ab', found, 'loading')).toBe('results');
  });

  it('shows "no results" only for the query of the response', () => {
    const none = createAnswer({ query: 'zz' });
    expect(screenType('zz', none, 'idle')).toBe('none');
    expect(screenType('zzz', none, 'idle')).toBe('waiting');
    expect(screenType('zz', none, 'loading')).toBe('waiting');
    expect(screenType('a', null, 'loading')).toBe('waiting');
  });

  it('prefers errors to earlier hits', () => {
    expect(screenType('ab', found, 'error')).toBe('error');
  });
});
