import { recordsOfOutline } from '../../model/__tests__/searchFixtures';
import { testIndex } from '../../__tests__/fixtures';

describe('similar words', () => {
  const text = 'panel pnale planet channel pane banal penal elements';
  const { terms } = testIndex(recordsOfOutline({ url: '/en/a', chapter: 'A', title: 'B', text }));
  const found = (word: string, errors: number) =>
    terms
      .similar(word, errors)
      .map(({ term }) => term)
      .sort();

  it('have a letter added, removed, replaced or swapped', () => {
    expect(found('panel', 1)).toEqual(['pane', 'panel']);
    expect(found('panle', 1)).toEqual(['pane', 'panel', 'pnale']);
    expect(found('elemnet', 1)).toEqual(['element']);
  });

  it('respect the maximum number of typos, and have the first letter', () => {
    expect(found('panel', 2)).toEqual(['pane', 'panel', 'penal', 'planet', 'pnale']);
  });
});
