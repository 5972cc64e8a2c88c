import { findSections } from '../embeddedIndex';
import { suggestQueries } from '../embeddedEngine';
import { testIndex } from '../../__tests__/fixtures';

describe('suggestQueries', () => {
  it('suggests similar page titles, most similar first', () => {
    expect(suggestQueries(testIndex(), 'evnts managemnt xyz', 3)[0]).toBe('Event Management');
  });

  it('suggests nothing for nonsense', () => {
    expect(suggestQueries(testIndex(), 'qqqq', 2)).toEqual([]);
  });

  it('limits the number of suggestions, all of which have results', () => {
    const index = testIndex();
    const suggestions = suggestQueries(index, 'event panel xyz', 1);
    expect(suggestions).toHaveLength(1);
    for (const suggestion of suggestions)
      expect(findSections(index, suggestion).ranked.length).toBeGreaterThan(0);
  });
});
