import { hasPhrase, normalizeText, phraseBoost } from '../queryPlan';

describe('hasPhrase', () => {
  it.each([
    ['set the fill opacity here', 'fill opacity', true],
    ['set the limit values', 'limit value', true],
    ['one limit value', 'limit values', true],
    ['run the script', 'ip', false],
    ['the ips', 'ip', true],
    ['新建元素模板。', '元素模板', true],
    ['元素', '元素模板', false],
  ])('in "%s" looks for "%s" as whole words: %s', (text, phrase, isThere) => {
    expect(hasPhrase(text, phrase)).toBe(isThere);
  });
});

describe('normalizeText', () => {
  it('normalizes width, case and spaces', () => {
    expect(normalizeText('  Ｆｉｌｌ\n OPACITY ')).toBe('fill opacity');
  });
});

describe('phraseBoost', () => {
  const section = { url: '/a', level: 1, hierarchy: ['Docs', 'Backup'], content: 'a backup', tags: [] };

  it('adds to sections that contain the query word for word', () => {
    expect(phraseBoost('backup', section)).toBeGreaterThan(phraseBoost('a backup', section));
    expect(phraseBoost('restore', section)).toBe(0);
  });

  it('adds nothing on pages with a negative rank', () => {
    expect(phraseBoost('backup', { ...section, rank: -1 })).toBe(0);
  });
});
