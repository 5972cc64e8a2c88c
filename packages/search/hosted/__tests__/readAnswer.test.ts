import { createHit, request } from '../../__tests__/fixtures';
import { readAnswer } from '../hostedEngine';

const foreignOf = (query: string, text: string) => {
  const hit = createHit({ _snippetResult: { hierarchy: {}, content: { value: text } } });
  return readAnswer({ hits: [hit] }, request(query)).hits[0]?.isForeign;
};

describe('readAnswer', () => {
  it('keeps the hits of the service, and the id of the query', () => {
    const hits = [createHit({ url: '/en/a' }), createHit({ url: '/en/b' })];
    expect(readAnswer({ hits, nbHits: 7, queryID: 'q' }, request('guide'))).toMatchObject({
      hits,
      nbHits: 7,
      queryID: 'q',
      query: 'guide',
    });
  });

  it.each([null, undefined, '<html>', {}, { hits: null }, { hits: 'a' }, { hits: Array(21).fill({}) }])(
    'refuses an answer without a list of as many hits as were asked for: %j',
    (answer) => {
      expect(() => readAnswer(answer, request('guide'))).toThrow('no list of up to 20 hits');
    },
  );

  it('marks hits found in the other language, which have no visible match', () => {
    expect(foreignOf('软链接', 'Extra place in the tree.')).toBe(true);
    expect(foreignOf('soft link', 'Extra place in the tree.')).toBeUndefined();
    expect(foreignOf('软链接', 'Extra <mark>place</mark>')).toBeUndefined();
  });
});
