import { createHit } from '../../__tests__/fixtures';
import { emptyAnswer, type Hit, type SearchAnswer } from '../engine';
import { mergeAnswers, withOwnRanking } from '../engineWrappers';

const hit = (url: string, objectID: string): Hit => createHit({ url, objectID });
const request = { indexName: 'docs', params: { query: 'pump', hitsPerPage: 3 } };
const answer = (...hits: Hit[]): SearchAnswer => ({ ...emptyAnswer(request), hits, nbHits: hits.length });
const hosted = answer(
  hit('https://docs.example/b', 'record-b'),
  hit('https://docs.example/c', 'record-c'),
  hit('https://docs.example/a#x', 'record-a'),
);
const own = answer(hit('/a#x', '/a#x'), hit('/d', '/d'));

describe('mergeAnswers', () => {
  it('orders hits as the embedded engine does, then adds the others, up to one page', () => {
    const { hits } = mergeAnswers(own, hosted);
    expect(hits.map(({ objectID }) => objectID)).toEqual(['record-a', '/d', 'record-b']);
  });

  it('takes the definition of the embedded engine, and the id of the service', () => {
    const definition = { term: 'pump', text: 'It pumps.', source: hit('/g', '/g') };
    const merged = mergeAnswers({ ...own, definition }, { ...hosted, queryID: 'q' });
    expect(merged).toMatchObject({ definition, queryID: 'q' });
  });

  it('keeps the response of the service without one of the embedded engine', () => {
    expect(mergeAnswers(undefined, hosted)).toBe(hosted);
  });
});

describe('withOwnRanking', () => {
  it('loads the embedded engine after the first response of the service, and then ranks by it', async () => {
    let isLoaded = false;
    const load = jest.fn(() => Promise.resolve(void (isLoaded = true)));
    const engine = withOwnRanking(
      { search: () => Promise.resolve({ results: [hosted] }) },
      { search: () => Promise.resolve({ results: [own] }), load, isLoaded: () => isLoaded },
    );
    expect((await engine.search([request])).results[0]?.hits[0]?.objectID).toBe('record-b');
    expect(load).toHaveBeenCalledTimes(1);
    expect((await engine.search([request])).results[0]?.hits[0]?.objectID).toBe('record-a');
  });

  it('uses the order of the service if the embedded engine fails', async () => {
    const broken = {
      search: () => Promise.reject(new Error('broken')),
      load: () => Promise.resolve(),
      isLoaded: () => true,
    };
    const engine = withOwnRanking({ search: () => Promise.resolve({ results: [hosted] }) }, broken);
    expect((await engine.search([request])).results[0]).toBe(hosted);
  });

  it('rejects if the service fails', async () => {
    const search = () => Promise.reject(new Error('down'));
    const engine = withOwnRanking(
      { search },
      { search, load: () => Promise.reject(new Error('down')), isLoaded: () => false },
    );
    await expect(engine.search([request])).rejects.toThrow('down');
  });
});
