import { SEARCH_SYNONYMS } from '../../../../../site/searchSynonyms';
import { ownWording } from '../queryPlan';

describe('ownWording', () => {
  it('puts the words of the site in place of others, in either number', () => {
    expect(ownWording('Replacement parameters in names', SEARCH_SYNONYMS.en)).toBe(
      'placeholder variable in names',
    );
    expect(ownWording('元素模版的替换参数', SEARCH_SYNONYMS['zh-Hans'])).toBe('元素模板的替换字符串');
  });

  it('reads full-width letters and any space', () => {
    expect(ownWording('ｔｒｅｅ　 hierarchy', SEARCH_SYNONYMS.en)).toBe('data catalog');
  });

  it('ignores parts of longer words', () => {
    expect(ownWording('predictions', [['edict', 'order']])).toBeNull();
  });

  it('has nothing to say of a query in the words of the site', () => {
    expect(ownWording('element template', SEARCH_SYNONYMS.en)).toBeNull();
  });
});
