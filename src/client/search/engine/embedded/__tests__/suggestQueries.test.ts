import { findSections } from '../embeddedIndex';
import { suggestQueries } from '../suggestQueries';
import { testIndex } from '../../../__tests__/fixtures';

describe('suggestQueries', () => {
  it('names page titles near the query, nearest first', () => {
    expect(suggestQueries(testIndex(), 'evnts managemnt xyz', 3)[0]).toBe('Event Management');
  });

  it('names at most so many, each of which finds something', () => {
    const index = testIndex();
    const suggestions = suggestQueries(index, 'qqqq', 2);
    expect(suggestions).toHaveLength(2);
    for (const suggestion of suggestions)
      expect(findSections(index, suggestion).ranked.length).toBeGreaterThan(0);
  });
});
