import { testIndex } from '../../__tests__/fixtures';
import { findSections, quotedPhrases } from '../embeddedIndex';

describe('quotedPhrases', () => {
  it.each([
    ['"Event list" open', ['event list']],
    ['看“元素 模板”和「面板」', ['元素 模板', '面板']],
    ['5" pipe', []],
    ['""', []],
  ])('extracts the phrases of %s', (query, phrases) => {
    expect(quotedPhrases(query)).toEqual(phrases);
  });
});

describe('quoted phrases', () => {
  const index = testIndex();
  const urls = (query: string) => findSections(index, query).ranked.map(({ id }) => index.sections[id]?.url);

  it('must match exactly', () => {
    expect(urls('"confirm each event"')).toEqual(['/en/basic/events#acknowledge-events']);
    expect(urls('"each confirm event"')).toEqual([]);
  });

  it('can match a heading', () => {
    expect(urls('“bar chart”')).toEqual(['/en/basic/panels#bar-chart']);
  });
});
