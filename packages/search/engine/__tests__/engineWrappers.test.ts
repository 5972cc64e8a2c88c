import { withDebounce, withFallback, withTimeLimit } from '../engineWrappers';
import type { SearchEngine } from '../engine';
import { createHit, engineOf, request } from '../../__tests__/fixtures';

const silent: SearchEngine = { search: () => new Promise(() => undefined) };
const HIT = createHit({ url: '/a' });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('withTimeLimit', () => {
  it('passes responses through', async () => {
    const { results } = await withTimeLimit(engineOf([HIT]), 100).search([request('a')]);
    expect(results[0]?.hits).toEqual([HIT]);
  });

  it('rejects on timeout', async () => {
    const answer = withTimeLimit(silent, 8_000).search([request('a')]);
    const failed = expect(answer).rejects.toThrow('No response within 8000 ms');
    await jest.advanceTimersByTimeAsync(8_000);
    await failed;
  });
});

describe('withDebounce', () => {
  it('searches once after the delay, with the last query', async () => {
    const engine = engineOf([HIT]);
    const debounced = withDebounce(engine, 150);
    void debounced.search([request('a')]);
    await jest.advanceTimersByTimeAsync(100);
    const last = debounced.search([request('ab')]);
    await jest.advanceTimersByTimeAsync(149);
    expect(engine.search).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(engine.search).toHaveBeenCalledTimes(1);
    expect((await last).results[0]?.query).toBe('ab');
  });
});

describe('withFallback', () => {
  const options = { restMs: 120_000, isOnline: () => true };

  it('falls back to the second engine if the first fails, and marks the response', async () => {
    const engine = withFallback(engineOf(new Error('unreachable')), engineOf([HIT]), options);
    expect((await engine.search([request('a')])).results[0]).toMatchObject({ isLocal: true, hits: [HIT] });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('skips a failed service for two minutes', async () => {
    const first = engineOf(new Error('unreachable'));
    const engine = withFallback(first, engineOf([HIT]), options);
    await engine.search([request('a')]);
    await engine.search([request('ab')]);
    expect(first.search).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(120_000);
    await engine.search([request('abc')]);
    expect(first.search).toHaveBeenCalledTimes(2);
  });

  it('does not mark responses of the service', async () => {
    const engine = withFallback(engineOf([HIT]), engineOf([]), options);
    expect((await engine.search([request('a')])).results[0]?.isLocal).toBeUndefined();
  });

  it('skips the service when offline', async () => {
    const first = engineOf([HIT]);
    const engine = withFallback(first, engineOf([HIT]), { ...options, isOnline: () => false });
    expect((await engine.search([request('a')])).results[0]?.isLocal).toBe(true);
    expect(first.search).not.toHaveBeenCalled();
  });

  it('settles all pending searches when one fails', async () => {
    let fail = (_: Error): void => undefined;
    const first: SearchEngine = {
      search: jest
        .fn()
        .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
        .mockImplementation(() => new Promise(() => undefined)),
    };
    const engine = withFallback(first, engineOf([HIT]), options);
    const answers = Promise.all([engine.search([request('a')]), engine.search([request('ab')])]);
    fail(new Error('unreachable'));
    expect((await answers).map(({ results }) => results[0]?.isLocal)).toEqual([true, true]);
  });

  it('rejects if both fail', async () => {
    const engine = withFallback(engineOf(new Error('unreachable')), engineOf(new Error('no index')), options);
    await expect(engine.search([request('a')])).rejects.toThrow('no index');
  });
});
