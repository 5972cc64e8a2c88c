import { testIndex } from '../../../__tests__/fixtures';
import { findSections } from '../embeddedIndex';
import { quotedPhrases } from '../quotedPhrases';

describe('quotedPhrases', () => {
  it.each([
    ['"Event list" open', ['event list']],
    ['看“元素 模板”和「面板」', ['元素 模板', '面板']],
    ['5" pipe', []],
    ['""', []],
  ])('finds the phrases of %s', (query, phrases) => {
    expect(quotedPhrases(query)).toEqual(phrases);
  });
});

describe('a phrase in quotes', () => {
  const index = testIndex();
  const urls = (query: string) => findSections(index, query).ranked.map(({ id }) => index.sections[id]?.url);

  it('has to stand in the section as it is', () => {
    expect(urls('"confirm each event"')).toEqual(['/en/basic/events#acknowledge-events']);
    expect(urls('"each confirm event"')).toEqual([]);
  });

  it('may stand in a heading', () => {
    expect(urls('“bar chart”')).toEqual(['/en/basic/panels#bar-chart']);
  });
});
