import { searchFileOf } from '../../build/searchFileOf';
import { RECORDS, request } from '../../__tests__/fixtures';
import { createEngineCalls, type EngineCall } from '../engineCalls';

const file = searchFileOf('en', RECORDS);
const OPEN: EngineCall = ['open', 'en', JSON.stringify(file)];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('createEngineCalls', () => {
  it('searches and suggests in the file that was opened', async () => {
    const answer = createEngineCalls();
    expect(await answer(OPEN)).toEqual({ value: undefined });
    const reply = await answer(['search', [request('bar chart')]]);
    expect(reply).toMatchObject({ value: { results: [{ nbHits: 1 }] } });
    const { value } = (await answer(['suggest', 'evnts managemnt'])) as { value: string[] };
    expect(value[0]).toBe('Event Management');
  });

  it('replies with the reason if the file is damaged, and opens a sound one afterwards', async () => {
    const answer = createEngineCalls();
    expect(await answer(['open', 'en', '{"sections":'])).toEqual({
      error: 'The file of the search is not what the build wrote.',
    });
    expect(await answer(OPEN)).toEqual({ value: undefined });
  });

  it('warms up with page titles, one per task, without affecting results', async () => {
    const answer = createEngineCalls();
    await answer(OPEN);
    const titles = file.sections.filter(({ level }) => level === 1).length;
    for (let left = titles; left >= 0; left -= 1) {
      expect(jest.getTimerCount()).toBe(1);
      jest.advanceTimersToNextTimer();
    }
    expect(jest.getTimerCount()).toBe(0);
    const reply = await answer(['search', [request('bar chart')]]);
    expect(reply).toMatchObject({ value: { results: [{ nbHits: 1 }] } });
  });
});
