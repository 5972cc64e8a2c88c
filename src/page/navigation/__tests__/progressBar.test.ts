import progress from 'accessible-nprogress';
import { PROGRESS } from '../../../settings/limits';
import { sendEvent } from '../../platform/events';
import { armProgress, installProgressBar } from '../progressBar';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const bar = () => document.querySelector('#nprogress [role=progressbar]');
const value = () => Number(bar()?.getAttribute('aria-valuenow'));

beforeAll(() => {
  progress.configure({ minimum: PROGRESS.minimum, speed: PROGRESS.speedMs, trickle: false });
  installProgressBar();
});

beforeEach(() => jest.useFakeTimers());

afterEach(async () => {
  progress.done();
  await pass(2_000);
  jest.useRealTimers();
});

describe('progress bar', () => {
  it('trickles every 800 ms, by at most the trickle rate', async () => {
    armProgress('/en/concepts');
    await pass(PROGRESS.delayMs);
    const values = [value()];
    for (let step = 0; step < 8; step++) {
      await pass(799);
      expect(value()).toBe(values.at(-1));
      await pass(1);
      values.push(value());
    }
    const steps = values.slice(1).map((now, index) => now - (values[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(0.02);
  });

  it.each([
    ['the page is shown', () => sendEvent('site:page-shown')],
    ['it cannot be reached', () => sendEvent('site:page-unreachable', '/en/concepts')],
  ])('stops when %s', async (_when, settle) => {
    armProgress('/en/concepts');
    await pass(PROGRESS.delayMs + 50);
    settle();
    progress.done();
    await pass(2_000);
    expect(bar()).toBeNull();
    await pass(5_000);
    expect(bar()).toBeNull();
  });

  it('stays hidden if the page is shown within the delay', async () => {
    armProgress('/en/concepts');
    await pass(PROGRESS.delayMs - 1);
    sendEvent('site:page-shown');
    await pass(5_000);
    expect(bar()).toBeNull();
  });

  it('does not start on in-page jumps', async () => {
    armProgress(location.pathname);
    await pass(5_000);
    expect(bar()).toBeNull();
  });
});
