import { normalizeText, phraseBoost, phrasePlace } from '../queryPlan';

describe('phrasePlace', () => {
  it.each([
    ['legend values · shown beside the names', 'legend values', 'label'],
    ['first row\nfill opacity: 0 to 100', 'fill opacity', 'label'],
    ['name · fill opacity', 'fill opacity', 'label'],
    ['set the fill opacity here', 'fill opacity', 'inside'],
    ['set the limit values', 'limit value', 'inside'],
    ['one limit value', 'limit values', 'inside'],
    ['run the script', 'ip', undefined],
    ['the ips', 'ip', 'inside'],
    ['新建元素模板。', '元素模板', 'inside'],
    ['元素', '元素模板', undefined],
  ])('in "%s" finds "%s" as %s', (text, phrase, place) => {
    expect(phrasePlace(text, phrase)).toBe(place);
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
