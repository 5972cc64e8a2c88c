import { RECORDS, request, searchFilesOf } from '../../__tests__/fixtures';
import { createEngineCalls, type EngineCall } from '../engineCalls';

const { index, sections } = searchFilesOf(RECORDS);
const OPEN: EngineCall = [
  'open',
  'en',
  {
    index: JSON.stringify({ build: '1', ...index }),
    sections: JSON.stringify({ build: '1', sections }),
  },
];

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('createEngineCalls', () => {
  it('searches and suggests in the index that was opened', async () => {
    const answer = createEngineCalls();
    expect(await answer(OPEN)).toEqual({ value: undefined });
    const reply = await answer(['search', [request('bar chart')]]);
    expect(reply).toMatchObject({ value: { results: [{ nbHits: 1 }] } });
    const { value } = (await answer(['suggest', 'evnts managemnt'])) as { value: string[] };
    expect(value[0]).toBe('Event Management');
  });

  it('replies with the reason if the files are damaged, and opens sound ones afterwards', async () => {
    const answer = createEngineCalls();
    expect(await answer(['open', 'en', { index: '{"build":', sections: '' }])).toEqual({
      error: 'The index file of the search is not what the build wrote.',
    });
    expect(await answer(OPEN)).toEqual({ value: undefined });
  });

  it('warms up with page titles, one per task, without affecting results', async () => {
    const answer = createEngineCalls();
    await answer(OPEN);
    const titles = sections.filter(({ level }) => level === 1).length;
    for (let left = titles; left >= 0; left -= 1) {
      expect(jest.getTimerCount()).toBe(1);
      jest.advanceTimersToNextTimer();
    }
    expect(jest.getTimerCount()).toBe(0);
    const reply = await answer(['search', [request('bar chart')]]);
    expect(reply).toMatchObject({ value: { results: [{ nbHits: 1 }] } });
  });
});
